import type { SlugValidationContext } from 'sanity'
import { expect, it } from 'vitest'
import { isUniquePerLanguage } from './unique-slug.ts'

type Place = { _type: string; language: string; slug: string }

/** Whether a new document may have its slug beside the others; the client answers as the query asks. */
function isFree({ _type, language, slug }: Place, others: Place[]) {
  const fetch = async (_query: string, { types, slugs }: { types: string[]; slugs: string[] }) =>
    others.filter((other) => types.includes(other._type) && slugs.includes(other.slug))
  const context: unknown = { document: { _id: 'drafts.new', _type, language }, getClient: () => ({ fetch }) }
  return isUniquePerLanguage(slug, context as SlugValidationContext) // the validator uses these two alone
}
const page = (slug: string, language = 'en-UK') => ({ _type: 'page', language, slug })
const legal = (slug: string, language = 'en-UK') => ({ _type: 'legalPage', language, slug })
const offer = (slug: string, language = 'en-UK') => ({ _type: 'servicePackage', language, slug })

it('refuses a page where a package is, and a package where a page is', async () => {
  expect(await isFree(page('services/growth'), [offer('growth')])).toBe(false)
  expect(await isFree(offer('growth'), [page('services/growth')])).toBe(false)
  expect(await isFree(offer('growth'), [legal('services/growth')])).toBe(false)
  expect(await isFree(legal('growth'), [page('growth')])).toBe(false)
  expect(await isFree(page('/'), [page('/')])).toBe(false)
})

it('knows that the English package is shown in languages that have none', async () => {
  expect(await isFree(page('services/growth', 'es'), [offer('growth')])).toBe(false)
  expect(await isFree(offer('growth', 'es'), [page('services/growth')])).toBe(false)
  expect(await isFree(page('services/growth', 'es'), [offer('growth', 'fr')])).toBe(true)
})

it('lets translations share an address, and types that live in different places', async () => {
  expect(await isFree(page('contact', 'es'), [page('contact')])).toBe(true)
  expect(await isFree(page('growth'), [offer('growth')])).toBe(true)
  expect(await isFree(offer('growth'), [{ _type: 'insight', language: 'en-UK', slug: 'growth' }])).toBe(true)
  expect(await isFree(page('services'), [offer('services')])).toBe(true)
})

it('tells documents without a page of their own apart by type alone', async () => {
  const industry = { _type: 'industry', language: 'en-UK', slug: 'retail' }
  expect(await isFree(industry, [industry])).toBe(false)
  expect(await isFree(industry, [page('retail')])).toBe(true)
})
