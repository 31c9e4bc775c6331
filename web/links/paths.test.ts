import { localePath } from '@tidewright/contracts/public-path.ts'
import { expect, it } from 'vitest'
import { alternatesFor, samePathEverywhere } from './paths.ts'

it('prefixes every locale except the default', () => {
  expect(localePath('en-UK', '/contact')).toBe('/contact')
  expect(localePath('fr', '/contact')).toBe('/fr/contact')
  expect(localePath('fr', '/')).toBe('/fr')
})

it('lists only existing translations, with English as x-default', () => {
  expect(alternatesFor('fr', { 'en-UK': '/a', fr: '/fr/b' })).toEqual({
    canonical: '/fr/b',
    languages: { 'en-GB': '/a', fr: '/fr/b', 'x-default': '/a' },
  })
})

it('an untranslated page shown in English has the English canonical path', () => {
  expect(alternatesFor('en-UK', samePathEverywhere('/a')).canonical).toBe('/a')
})
