import { evaluate, parse } from 'groq-js'
import type { ReferenceFilterResolverContext, ValidationContext } from 'sanity'
import { expect, it, vi } from 'vitest'
import { pagesOfSameLanguage, warnOfOtherLanguage } from './same-language.ts'

/** The context of a French document, with a client that returns the languages of others. */
function contextOver(fetch: () => Promise<{ _id: string; language: string }[]>): ValidationContext {
  const context: Partial<ValidationContext> = {
    document: { _id: 'page', _type: 'page', _rev: '1', _createdAt: '', _updatedAt: '', language: 'fr' },
    getClient: vi.fn().mockReturnValue({ fetch }),
  }
  return context as ValidationContext // the only two properties that the rule uses
}
const reference = (_ref: string) => ({ _type: 'reference', _ref })

it('fetches all languages in one query, drafts included', async () => {
  const fetch = vi.fn(async () => [
    { _id: 'drafts.english', language: 'en-UK' },
    { _id: 'french', language: 'fr' },
  ])
  const validate = (id: string) => warnOfOtherLanguage(reference(id), contextOver(fetch))
  const results = await Promise.all([validate('english'), validate('french'), validate('unknown')])
  expect(results).toEqual([expect.stringContaining('(en-UK)'), true, true])
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('queries again after a failure', async () => {
  const fetch = vi.fn(async () => [{ _id: 'spanish', language: 'es' }])
  fetch.mockRejectedValueOnce(new Error('away'))
  await expect(warnOfOtherLanguage(reference('spanish'), contextOver(fetch))).rejects.toThrow('away')
  expect(await warnOfOtherLanguage(reference('spanish'), contextOver(fetch))).toContain('(es)')
})

const webinar = { _type: 'webinar', language: 'fr', slug: { current: 'outils' } }
const dataset = [
  { ...webinar, _id: 'announced' },
  { ...webinar, _id: 'recorded' },
  { _id: 'w', _type: 'webinar', recording: { file: { asset: {} } } },
  {
    _type: 'translation.metadata',
    translations: [
      { language: 'en-UK', value: { _ref: 'w' } },
      { language: 'fr', value: { _ref: 'recorded' } },
    ],
  },
  { _id: 'page', _type: 'page', language: 'fr', slug: { current: 'contact' } },
  { _id: 'english', _type: 'page', language: 'en-UK', slug: { current: 'contact' } },
]

it('suggests the pages of a language, and webinars only if they have one', async () => {
  const context = { document: { language: 'fr' } } as unknown as ReferenceFilterResolverContext // what it uses
  const { filter, params } = await pagesOfSameLanguage(context)
  const found = await evaluate(parse(`*[${filter}]._id`, { params }), { dataset, params })
  expect(await found.get()).toEqual(['recorded', 'page'])
})
