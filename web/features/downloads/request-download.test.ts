import { expect, it, vi } from 'vitest'
import { deliver } from './request-download.ts'

const guide = { id: '1', table: 'industry_guides', fileUrl: '/downloads/a.pdf' } as const

it('counts a download and opens its file without waiting for the count', () => {
  const count = vi.fn(() => new Promise<void>(() => {}))
  const open = vi.fn()
  expect(deliver(guide, count, open)).toBe('started')
  expect(count).toHaveBeenCalledExactlyOnceWith('1', 'industry_guides')
  expect(open).toHaveBeenCalledExactlyOnceWith('/downloads/a.pdf')
})

it('counts nothing without a file', () => {
  const [count, open] = [vi.fn(), vi.fn()]
  expect(deliver({ ...guide, fileUrl: null }, count, open)).toBe('no-file')
  expect(count).not.toHaveBeenCalled()
  expect(open).not.toHaveBeenCalled()
})

it('reports a URL that the browser cannot open', () => {
  vi.stubGlobal('location', { href: 'https://tidewright.example/resources' })
  expect(deliver({ ...guide, fileUrl: 'https://' }, async () => {})).toBe('failed')
  vi.unstubAllGlobals()
})
