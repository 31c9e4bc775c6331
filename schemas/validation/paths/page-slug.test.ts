import { expect, it } from 'vitest'
import { checkIssueSlug, checkPageSlug, checkSlug } from './page-slug.ts'

const allowed = ['/', 'about', 'about/press', 'a-1', 'friends', 'api-guide', 'insights', 'insights-archive']

it.each([...allowed, 'contact', 'newsletter', 'services/growth'])('allows %s', (slug) => {
  expect(checkPageSlug(slug)).toBe(true)
})

it.each(['', 'About', '/about', 'about/', 'a--b', 'a b', 'a.txt', '_next', 'en-UK'])('refuses %j', (slug) => {
  expect(checkPageSlug(slug)).toContain('lower-case')
})

it.each(['api', 'api/x', 'offline', 'index', 'weeklyplaybooks', 'contact/received'])(
  'rejects %s, a path of the site itself',
  (slug) => {
    expect(checkPageSlug(slug)).toContain(`“${slug}” is reserved`)
  },
)

it.each(['fr', 'fr/contact', 'en-uk'])('rejects %s, which starts with a locale prefix', (slug) => {
  expect(checkPageSlug(slug)).toContain('a language')
})

it('reserves the paths below a prefix for the type that owns it', () => {
  expect(checkPageSlug('insights/x')).toContain('below /insights/')
  expect(checkPageSlug('articulos/x')).toContain('below /articulos/')
})

it('allows a single segment after a prefix', () => {
  expect(checkSlug('growth-package')).toBe(true)
  expect(checkSlug('growth/package')).toContain('single hyphens')
})

it('keeps issues away from the newsletter’s own pages', () => {
  expect(checkIssueSlug('count-it-first')).toBe(true)
  expect(checkIssueSlug('confirm')).toContain('reserved')
  expect(checkIssueSlug('received')).toContain('reserved')
  expect(checkIssueSlug('2026/first')).toContain('lower-case')
})
