// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import GlobalError from '../../web/app/global-error.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['/services', 'en-GB', 'Unexpected Application Error!'],
  ['/nl/diensten', 'nl', 'Er is een onverwachte fout opgetreden'],
])('speaks the language of %s and links to the same page', (path, lang, title) => {
  history.replaceState(null, '', path)
  const root = createRoot(document)
  act(() => root.render(<GlobalError />))
  expect(document.documentElement.lang).toBe(lang)
  expect([document.title, document.querySelector('h1')?.textContent]).toEqual([title, title])
  expect(document.querySelector('a')?.getAttribute('href')).toBe(path)
  act(() => root.unmount())
})
