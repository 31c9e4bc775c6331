import { expect, it } from 'vitest'
import { isProtected, protectionProblem } from './protected-documents.ts'

const home = { _id: 'page-home-fr', _type: 'page', language: 'fr', slug: { current: '/' } }
const about = { ...home, _id: 'page-about-fr', slug: { current: 'a-propos' } }

it.each([
  ['deletes the home page', home, null, /home page can’t be deleted or unpublished/],
  ['moves the home page', home, { ...home, slug: { current: 'accueil' } }, /keeps the URL “\/”/],
  ['empties the URL of the home page', home, { ...home, slug: undefined }, /keeps the URL “\/”/],
  ['moves the home page to another language', home, { ...home, language: 'es' }, /keeps its language/],
  ['deletes the settings', { _id: 'siteSettings', _type: 'siteSettings' }, null, /can’t be deleted/],
  ['deletes interface texts', { _id: 'uiStrings-fr', _type: 'uiStrings' }, null, /can’t be deleted/],
])('rejects a change that %s', (_what, before, after, reason) => {
  expect(protectionProblem(before, after)).toMatch(reason)
})

it.each([
  ['edits the home page', home, { ...home, title: 'Accueil' }],
  ['deletes another page', about, null],
  ['creates a home page', null, home],
  ['discards the draft of a home page', { ...home, _id: 'drafts.page-home-fr' }, null],
  ['discards a version of the navigation', { _id: 'versions.r1.navigation-fr', _type: 'navigation' }, null],
])('accepts a change that %s', (_what, before, after) => {
  expect(protectionProblem(before, after)).toBeNull()
})

it('protects singletons', () => {
  expect(isProtected({ _type: 'navigation' })).toBe(true)
  expect(isProtected({ _type: 'page', slug: { current: 'about' } })).toBe(false)
})
