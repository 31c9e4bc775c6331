import { expect, it } from 'vitest'
import { checkPageSlug, checkSlug } from './page-slug.ts'

const allowed = ['/', 'about', 'about/press', 'a-1', 'friends', 'api-guide', 'insights', 'insights-archive']

it.each([...allowed, 'contact', 'newsletter', 'services/growth'])('allows %s', (slug) => {
  expect(checkPageSlug(slug)).toBe(true)
})

it.each(['', 'About', '/about', 'about/', 'a--b', 'a b', 'a.txt', '_next', 'en-UK'])('refuses %j', (slug) => {
  expect(checkPageSlug(slug)).toContain('lower-case')
})

it.each(['api', 'api/x', 'offline', 'weeklyplaybooks', 'contact/received'])(
  'refuses %s, where the site itself answers',
  (slug) => {
    expect(checkPageSlug(slug)).toContain(`itself answers at “${slug}”`)
  },
)

it.each(['fr', 'fr/contact', 'en-uk'])('refuses %s, which begins as a language does', (slug) => {
  expect(checkPageSlug(slug)).toContain('of a language')
})

it('keeps the addresses below a prefix for the type that owns it', () => {
  expect(checkPageSlug('insights/x')).toContain('below /insights/')
})

it('allows one part where a prefix comes before it', () => {
  expect(checkSlug('growth-package')).toBe(true)
  expect(checkSlug('growth/package')).toContain('single hyphens')
})
