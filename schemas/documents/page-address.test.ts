import { expect, it } from 'vitest'
import { pagePattern } from './page-address.ts'

it.each(['/', 'about', 'about/press', 'a-1', 'friends', 'api-guide'])('allows %s', (slug) => {
  expect(pagePattern.test(slug)).toBe(true)
})

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
  expect(pagePattern.test(slug)).toBe(false)
})
