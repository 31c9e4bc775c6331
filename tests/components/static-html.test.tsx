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
  <StaticHtml as="section" name={'a"b'} id="x">
    {content}
  </StaticHtml>
)
const told = (page: string) => (
  <StaticHtml as="section" name={'a"b'} id="x" kept={page}>
    {null}
  </StaticHtml>
)

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

it('draws it again from the HTML that the page came with, after another page', async () => {
  const react = await act(async () => hydrateRoot(root, <main>{told('2')}</main>, options))
  await act(async () => react.render(<main>Another page</main>))
  expect(words()).toBe('Another page')
  await act(async () => react.render(<main>{told('2')}</main>))
  expect(words()).toBe('Hours & daysTwo texts')
})

it('stays when the page around it is not what React was told, and is drawn anew in the browser', async () => {
  root.querySelector('main')?.before('A toolbar of the browser')
  await act(async () => hydrateRoot(root, <main>{told('3')}</main>, options))
  expect(words()).toBe('Hours & daysTwo texts')
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
