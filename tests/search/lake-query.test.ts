import {
  searchedArticleRevisionsQuery,
  searchedPagesQuery,
  searchedWebinarsQuery,
  searchQuery,
} from '@tidewright/schemas/documents/search/search.groq.ts'
import { expect, it } from 'vitest'
import { compileSeed } from '../../content/seed/documents.ts'
import { runQuery } from '../support/run-query.ts'

const dataset = compileSeed().map(({ document }) => document)

it.each([
  ['en-UK', ['hidden*', 'cost*'], 'insight-hidden-cost-manual-processes'],
  ['fr', ['offres*'], 'page-services-fr'],
])('without an index, the lake finds documents in %s by the words %j', async (language, words, wanted) => {
  const found = await runQuery(searchQuery, dataset, { language, words })
  expect(found.map(({ _id }: { _id: string }) => _id)).toContain(wanted)
  expect(found.length).toBeLessThan(20)
})

it.each(['noindex', 'excludeFromSearch'])('a page with %s is in no index', async (field) => {
  const hidden = dataset.map((document) =>
    document._id === 'page-newsletter' ? { ...document, seo: { [field]: true } } : document,
  )
  const idsIn = async (documents: object[]) => {
    const found = await runQuery(searchedPagesQuery, documents, { language: 'en-UK' })
    return found.map(({ _id }: { _id: string }) => _id)
  }
  expect(await idsIn(dataset)).toContain('page-newsletter')
  expect(await idsIn(hidden)).not.toContain('page-newsletter')
})

it('lists the webinars with a page, and articles with their category', async () => {
  const webinar = {
    ...{ _id: 'w', _type: 'webinar', language: 'en-UK', slug: { current: 'tools' } },
    recording: { file: { asset: { _ref: 'f' } } },
  }
  const run = (query: string, ...own: object[]) =>
    runQuery(query, [...dataset, ...own], { language: 'en-UK' })
  expect(await run(searchedWebinarsQuery)).toEqual([])
  expect(await run(searchedWebinarsQuery, webinar)).toEqual(['tools'])
  expect(await run(searchedWebinarsQuery, { ...webinar, seo: { excludeFromSearch: true } })).toEqual([])
  expect(await run(searchedArticleRevisionsQuery)).toContainEqual(
    expect.objectContaining({ _id: 'insight-sme-advantage', category: 'Strategic Analysis' }),
  )
})
