import type { SlugValidationContext } from 'sanity'
import { expect, it } from 'vitest'
import { isUniquePerLanguage } from './unique-slug.ts'

type SluggedDocument = { _id?: string; _type: string; language: string; slug: string }

/** Whether a new document can have its slug next to `others`, which the client returns as the query would. */
function isFree(
  { _id = 'drafts.new', _type, language, slug }: SluggedDocument,
  others: SluggedDocument[],
  inRelease: string[] = [],
) {
  const fetch = async (_query: string, { types, slugs }: { types: string[]; slugs: string[] }) => ({
    found: others
      .map((other) => ({ _id: 'other', ...other }))
      .filter((other) => types.includes(other._type) && slugs.includes(other.slug)),
    inRelease,
  })
  const context: unknown = { document: { _id, _type, language }, getClient: () => ({ fetch }) }
  return isUniquePerLanguage(slug, context as SlugValidationContext) // the only two properties that the rule uses
}
const page = (slug: string, language = 'en-UK') => ({ _type: 'page', language, slug })
const legal = (slug: string, language = 'en-UK') => ({ _type: 'legalPage', language, slug })
const offer = (slug: string, language = 'en-UK') => ({ _type: 'servicePackage', language, slug })

it('rejects a page at the path of a package, and a package at the path of a page', async () => {
  expect(await isFree(page('services/growth'), [offer('growth')])).toBe(false)
  expect(await isFree(offer('growth'), [page('services/growth')])).toBe(false)
  expect(await isFree(offer('growth'), [legal('services/growth')])).toBe(false)
  expect(await isFree(legal('growth'), [page('growth')])).toBe(false)
  expect(await isFree(page('/'), [page('/')])).toBe(false)
})

it('counts the English package in languages that lack it', async () => {
  expect(await isFree(page('services/growth', 'fr'), [offer('growth')])).toBe(false)
  expect(await isFree(offer('growth', 'fr'), [page('services/growth')])).toBe(false)
  expect(await isFree(page('services/growth', 'fr'), [offer('growth', 'it')])).toBe(true)
})

it('compares the paths of the language, where packages have a prefix of their own', async () => {
  expect(await isFree(page('servicios/growth', 'es'), [offer('growth', 'es')])).toBe(false)
  expect(await isFree(page('servicios/growth', 'es'), [offer('growth')])).toBe(false)
  expect(await isFree(offer('growth', 'es'), [page('services/growth')])).toBe(true)
})

it('allows the same slug in translations and in types with different prefixes', async () => {
  expect(await isFree(page('contact', 'es'), [page('contact')])).toBe(true)
  expect(await isFree(page('growth'), [offer('growth')])).toBe(true)
  expect(await isFree(offer('growth'), [{ _type: 'insight', language: 'en-UK', slug: 'growth' }])).toBe(true)
  expect(await isFree(page('services'), [offer('services')])).toBe(true)
})

it('compares documents without a page of their own only within their type', async () => {
  const industry = { _type: 'industry', language: 'en-UK', slug: 'retail' }
  expect(await isFree(industry, [industry])).toBe(false)
  expect(await isFree(industry, [page('retail')])).toBe(true)
})

it('frees the slug of a document that the same release moves or unpublishes', async () => {
  const added = { _id: 'versions.r1.new', ...page('offers') }
  expect(await isFree(added, [page('offers')])).toBe(false)
  expect(await isFree(added, [page('offers')], ['versions.r1.other'])).toBe(true)
  const kept = { _id: 'versions.r1.other', ...page('offers') }
  expect(await isFree(added, [page('offers'), kept], ['versions.r1.other'])).toBe(false)
  expect(await isFree(page('offers'), [page('offers')], ['versions.r1.other'])).toBe(false)
})
