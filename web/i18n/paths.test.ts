import { localePath } from '@tidewright/schemas/public-path.ts'
import { expect, it } from 'vitest'
import { alternatesFor } from './alternates.ts'
import { samePathEverywhere } from './paths.ts'

it('prefixes every locale but the default', () => {
  expect(localePath('en-UK', '/contact')).toBe('/contact')
  expect(localePath('fr', '/contact')).toBe('/fr/contact')
  expect(localePath('fr', '/')).toBe('/fr')
})

it('names only existing translations, with English as the default', () => {
  expect(alternatesFor('fr', { 'en-UK': '/a', fr: '/fr/b' })).toEqual({
    canonical: '/fr/b',
    languages: { 'en-GB': '/a', fr: '/fr/b', 'x-default': '/a' },
  })
})

it('gives a page shown in English for want of a translation the English address as canonical', () => {
  expect(alternatesFor('en-UK', samePathEverywhere('/a')).canonical).toBe('/a')
})
