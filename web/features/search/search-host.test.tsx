// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { SearchHost } from './search-host.tsx'

it('opens the search on Ctrl K and Cmd K, and on no key by itself', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const panel = document.body.appendChild(document.createElement('div'))
  panel.id = 'site-search'
  panel.showPopover = vi.fn()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<SearchHost />))
  const press = (key: string, held: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, ...held, bubbles: true, cancelable: true })
    document.body.dispatchEvent(event)
    return event.defaultPrevented
  }
  // WCAG 2.1.4: speech input and stray keys would press it.
  for (let code = 32; code < 127; code += 1) expect(press(String.fromCharCode(code))).toBe(false)
  expect(panel.showPopover).not.toHaveBeenCalled()
  expect(press('k', { ctrlKey: true })).toBe(true)
  expect(press('k', { metaKey: true })).toBe(true)
  expect(panel.showPopover).toHaveBeenCalledTimes(2)
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})
