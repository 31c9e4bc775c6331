/** The site's queries for the pages of a list, on a lake with more articles than fit on one page. */

import type { SanityClient } from '@sanity/client'
import {
  categoryInsightCountQuery,
  categoryInsightsQuery,
  insightCardsQuery,
  insightCountQuery,
  insightsByAuthorQuery,
} from '@tidewright/schemas/documents/insight/insight.groq.ts'
import { beforeAll, expect, test } from 'vitest'
import { testLake } from './lake-target.ts'

const articles = 60
const perPage = 24
const lake = testLake()
let viewer: SanityClient

const article = (id: string, language: string, number: number) => ({
  _id: id,
  _type: 'insight',
  language,
  title: id,
  category: { _type: 'reference', _ref: `category-${number % 2}-${language}`, _weak: true },
  author: { _type: 'reference', _ref: `author-${language}`, _weak: true },
  slug: { current: id.replace('drafts.', '') },
  // Two a day, so that articles of one day need an order too.
  publishedAt: new Date(Date.UTC(2026, 0, 100 - Math.floor(number / 2))).toISOString().slice(0, 10),
})
const translated = (number: number) => ({
  _id: `group-${number}`,
  _type: 'translation.metadata',
  translations: ['en', 'fr'].map((language) => ({
    _key: language,
    language: language === 'en' ? 'en-UK' : 'fr',
    value: { _type: 'reference', _ref: `${language}-${number}`, _weak: true },
  })),
})

beforeAll(async () => {
  viewer = lake.viewer.withConfig({ perspective: 'published' })
  const work = lake.editor.transaction()
  for (let number = 0; number < articles; number++) work.create(article(`en-${number}`, 'en-UK', number))
  for (const number of [0, 30]) work.create(article(`fr-${number}`, 'fr', number)).create(translated(number))
  work.create(article('drafts.fr-5', 'fr', 5)).create(translated(5))
  work.create(article('fr-own', 'fr', 1))
  await work.commit()
})

async function read(locale: string): Promise<string[]> {
  const params = { locale, fallback: 'en-UK' }
  const { count } = await viewer.fetch<{ count: number }>(insightCountQuery, params)
  const ids: string[] = []
  for (let start = 0; start < count; start += perPage) {
    const cards = await viewer.fetch<{ _id: string }[]>(insightCardsQuery, {
      ...params,
      start,
      end: start + perPage,
    })
    expect(cards).toHaveLength(Math.min(perPage, count - start))
    ids.push(...cards.map(({ _id }) => _id))
  }
  return ids
}

test('the pages of a list contain every article of the language once', async () => {
  const ids = await read('en-UK')
  expect(new Set(ids)).toEqual(new Set(Array.from({ length: articles }, (_, number) => `en-${number}`)))
  expect(ids).toHaveLength(articles)
  // Newest first; by id on the same day.
  expect(ids.slice(0, 4)).toEqual(['en-0', 'en-1', 'en-2', 'en-3'])
})

test('lists an article of the language or, without one, its English source', async () => {
  const ids = await read('fr')
  const own = ['fr-0', 'fr-30', 'fr-own']
  const standIns = Array.from({ length: articles }, (_, number) => `en-${number}`).filter(
    // The translation of the fifth is a draft.
    (id) => id !== 'en-0' && id !== 'en-30',
  )
  expect(ids).toHaveLength(own.length + standIns.length)
  expect(new Set(ids)).toEqual(new Set([...own, ...standIns]))
  expect(ids.slice(0, 3)).toEqual(['en-1', 'fr-0', 'fr-own'])
})

test('lists the newest articles of a category and of an author, under any of their ids', async () => {
  const idsOf = async (query: string, params: Record<string, unknown>) => {
    const cards = await viewer.fetch<{ _id: string }[]>(query, { fallback: 'en-UK', end: 3, ...params })
    return cards.map(({ _id }) => _id)
  }
  const inCategory = { locale: 'fr', categories: ['category-0-en-UK', 'category-0-fr'] }
  expect(await idsOf(categoryInsightsQuery, { ...inCategory, start: 0 })).toEqual(['fr-0', 'en-2', 'en-4'])
  // Of 30 even ones, two are translated.
  expect(await viewer.fetch(categoryInsightCountQuery, { ...inCategory, fallback: 'en-UK' })).toEqual({
    count: 30,
  })
  const byAuthor = (authors: string[]) => idsOf(insightsByAuthorQuery, { locale: 'fr', authors })
  expect(await byAuthor(['author-fr'])).toEqual(['fr-0', 'fr-own', 'fr-30'])
  expect(await byAuthor(['author-en-UK', 'author-fr'])).toEqual(['en-1', 'fr-0', 'fr-own'])
  expect(await byAuthor([])).toEqual([])
})
