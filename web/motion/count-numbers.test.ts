// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { countNumbers, readNumber } from './count-numbers.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it.each([
  ['94%', 'en-GB', 94, '47%'],
  ['2,400+', 'en-GB', 2400, '1,200+'],
  ['€12,000', 'en-GB', 12_000, '€6,000'],
  ['4.9', 'en-GB', 4.9, '2.5'],
  ['4,9', 'fr', 4.9, '2,5'],
  ['2\u202f400+', 'fr', 2400, '1\u202f200+'],
  ['2400', 'es', 2400, '1200'],
])('reads %s in %s', (text, languageTag, value, half) => {
  const number = readNumber(text, languageTag)
  expect(number?.value).toBe(value)
  expect(number?.format(value)).toBe(text)
  expect(number?.format(value / 2)).toBe(half)
})

it.each(['', 'none', '60 to 90 days', '3 of 4', '2400'])('leaves %j alone', (text) => {
  expect(readNumber(text, 'en-GB')).toBeNull()
})

it('shows the value of a number that still counts when the visitor leaves the page', async () => {
  let scrollIntoView = () => {}
  class FakeObserver {
    constructor(report: (entries: unknown[]) => void) {
      scrollIntoView = () => report([{ isIntersecting: true, target: number }])
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  document.body.innerHTML = '<p lang="en-GB" data-count>94%</p>'
  const number = document.querySelector('[data-count]') ?? expect.fail('There is no number.')
  vi.spyOn(number, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5_000))
  const hasChanged = new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(number, { characterData: true, subtree: true })
  })
  const page = new AbortController()
  countNumbers(page.signal)
  scrollIntoView()
  await hasChanged
  expect(number.textContent).not.toBe('94%')
  page.abort()
  expect(number.textContent).toBe('94%')
})
