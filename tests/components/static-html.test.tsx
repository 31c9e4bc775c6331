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

/** As the server draws it, and as React is told of it in the first page. */
const drawn = (
  <StaticHtml as="section" name={'a"b'} id="x" className="ground" aria-labelledby="h">
    {content}
  </StaticHtml>
)
const told = (page: string) => <StaticHtml as="section" name={'a"b'} kept={page} />

const complaints: unknown[] = []
let root: HTMLElement
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll('"', '\\"') })
  complaints.length = 0
  vi.spyOn(console, 'error').mockImplementation((...parts) => complaints.push(parts))
  root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<main>{drawn}</main>)
})
afterEach(() => {
  root.remove()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const options = { onRecoverableError: (error: unknown) => complaints.push(error) }
const words = () => root.querySelector('main')?.textContent
/** The element with its attributes and what is in it. */
const element = () => {
  const main = root.querySelector('main')
  const attributes = [...(main?.firstElementChild?.attributes ?? [])].map(
    ({ name, value }) => `${name}=${value}`,
  )
  return { attributes: attributes.sort(), content: main?.firstElementChild?.innerHTML }
}

it('takes the HTML as it stands', async () => {
  const before = root.querySelector('h2')
  const read = vi.spyOn(Element.prototype, 'innerHTML', 'get')
  await act(async () => hydrateRoot(root, <main>{told('1')}</main>, options))
  // To write down what a whole page holds takes long.
  expect(read).not.toHaveBeenCalled()
  expect(root.querySelector('h2')).toBe(before)
  expect(words()).toBe('Hours & daysTwo texts')
  expect(complaints).toEqual([])
})

it('draws it again as the page came with it, after another page', async () => {
  const before = element()
  // As a transition between pages does; as an attribute, the security policy refuses it.
  root.querySelector('section')?.style.setProperty('opacity', '0.5')
  const react = await act(async () => hydrateRoot(root, <main>{told('2')}</main>, options))
  await act(async () => react.render(<main>Another page</main>))
  expect(words()).toBe('Another page')
  await act(async () => react.render(<main>{told('2')}</main>))
  expect(element()).toEqual(before)
})

it('stays when the page around it is not what React was told, and is drawn anew in the browser', async () => {
  root.querySelector('main')?.before('A toolbar of the browser')
  const before = element()
  await act(async () => hydrateRoot(root, <main>{told('3')}</main>, options))
  expect(element()).toEqual(before)
  expect(complaints.length).toBeGreaterThan(0)
})

it('takes new content when the same page is fetched anew', async () => {
  const react = await act(async () => hydrateRoot(root, <main>{told('4')}</main>, options))
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
  expect(words()).toBe('Published since')
})
