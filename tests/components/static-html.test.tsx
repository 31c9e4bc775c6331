// @vitest-environment jsdom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StaticHtml } from '../../web/ui/static-html.tsx'

const content = (
  <>
    <h2 id="h">Hours &amp; days</h2>
    <p>
      {'Two '}
      {'texts'}
    </p>
  </>
)

/** As the server renders it, and as the pruned RSC payload has it. */
const rendered = (
  <StaticHtml as="section" name={'a"b'} id="x" className="ground" aria-labelledby="h">
    {content}
  </StaticHtml>
)
const pruned = (page: string) => <StaticHtml as="section" name={'a"b'} prunedPage={page} />

const errors: unknown[] = []
let root: HTMLElement
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll('"', '\\"') })
  errors.length = 0
  vi.spyOn(console, 'error').mockImplementation((...parts) => errors.push(parts))
  root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<main>{rendered}</main>)
})
afterEach(() => {
  root.remove()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const options = { onRecoverableError: (error: unknown) => errors.push(error) }
const text = () => root.querySelector('main')?.textContent
/** The element's attributes and content. */
const element = () => {
  const main = root.querySelector('main')
  const attributes = [...(main?.firstElementChild?.attributes ?? [])].map(
    ({ name, value }) => `${name}=${value}`,
  )
  return { attributes: attributes.sort(), content: main?.firstElementChild?.innerHTML }
}

it('uses the HTML in the document', async () => {
  const before = root.querySelector('h2')
  const read = vi.spyOn(Element.prototype, 'innerHTML', 'get')
  await act(async () => hydrateRoot(root, <main>{pruned('1')}</main>, options))
  // Serialising a whole page is slow.
  expect(read).not.toHaveBeenCalled()
  expect(root.querySelector('h2')).toBe(before)
  expect(text()).toBe('Hours & daysTwo texts')
  expect(errors).toEqual([])
})

it('renders the same again after another page', async () => {
  const before = element()
  // As a page transition does; as an attribute, the Content-Security-Policy would block it.
  root.querySelector('section')?.style.setProperty('opacity', '0.5')
  const react = await act(async () => hydrateRoot(root, <main>{pruned('2')}</main>, options))
  await act(async () => react.render(<main>Another page</main>))
  expect(text()).toBe('Another page')
  await act(async () => react.render(<main>{pruned('2')}</main>))
  expect(element()).toEqual(before)
})

it('keeps its content if the page around it fails to hydrate and is rendered in the browser', async () => {
  root.querySelector('main')?.before('A toolbar of the browser')
  const before = element()
  await act(async () => hydrateRoot(root, <main>{pruned('3')}</main>, options))
  expect(element()).toEqual(before)
  expect(errors.length).toBeGreaterThan(0)
})

it('shows new content when the same page is fetched again', async () => {
  const react = await act(async () => hydrateRoot(root, <main>{pruned('4')}</main>, options))
  await act(async () =>
    react.render(
      <main>
        {
          <StaticHtml as="section" name={'a"b'} id="x">
            Published since
          </StaticHtml>
        }
      </main>,
    ),
  )
  expect(text()).toBe('Published since')
})
