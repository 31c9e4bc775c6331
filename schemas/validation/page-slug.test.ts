import { expect, it } from 'vitest'
import { pageSlugPattern } from './page-slug.ts'

it.each(['/', 'about', 'about/press', 'a-1', 'friends', 'api-guide', 'insights', 'insights-archive'])(
  'allows %s',
  (slug) => {
    expect(pageSlugPattern.test(slug)).toBe(true)
  },
)

it.each([
  '',
  'About',
  '/about',
  'about/',
  'a--b',
  'api',
  'api/x',
  'insights/x',
  'fr',
  'fr/contact',
  'en-uk',
  'a b',
  'a.txt',
])('refuses %j', (slug) => {
  expect(pageSlugPattern.test(slug)).toBe(false)
})
