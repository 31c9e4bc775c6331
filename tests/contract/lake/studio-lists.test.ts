/** What the lists of the Studio's own screens find. Local lake only: they count all documents. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bulkQuery, type Filter, paramsOf } from '../../../studio/bulk/bulk-query.ts'
import { type Overview, overviewQuery } from '../../../studio/start/overview.ts'
import { clientsOf, openLake, type RunningLake } from './lake-target.ts'
import { farAway } from './release-target.ts'

let lake: RunningLake
const client = () => clientsOf(lake.options).editor
beforeAll(async () => {
  lake = await openLake()
})
afterAll(() => lake.close())

const article = (_id: string, title: string, more: Record<string, unknown> = {}) => ({
  _id,
  _type: 'insight',
  language: 'en-UK',
  title,
  ...more,
})

test('a scheduled draft isn’t listed with the drafts, unless it is edited again', async () => {
  await client().create(article('drafts.one', 'One'))
  await client().create(article('drafts.two', 'Two'))
  const drafts = async () => {
    const { params, fetch } = overviewQuery
    const overview = await client().fetch<Overview>(fetch, { ...params, languages: null })
    expect(overview.draftCount).toBe(overview.drafts.length)
    return overview.drafts.map(({ _id }) => _id).sort()
  }
  const metadata = { title: 'Scheduled publish', releaseType: 'scheduled', cardinality: 'one' } as const
  await client().releases.create({ releaseId: 'rone', metadata })
  await client().createVersion({ releaseId: 'rone', publishedId: 'one', baseId: 'drafts.one' })
  expect(await drafts()).toEqual(['drafts.one', 'drafts.two'])
  await client().releases.schedule({ releaseId: 'rone', publishAt: farAway })
  expect(await drafts()).toEqual(['drafts.two'])
  await client()
    .patch('drafts.one', { set: { title: 'One and more' } })
    .commit()
  expect(await drafts()).toEqual(['drafts.one', 'drafts.two'])
})

test('the list for bulk actions is filtered by state, language, author, date and words', async () => {
  const author = { _type: 'reference', _ref: 'elin' }
  await client().create({ _id: 'elin', _type: 'teamMember', language: 'en-UK', name: 'Elin' })
  await client().create(article('winter', 'A winter of invoices', { author }))
  await client().create(article('drafts.spring', 'A spring of invoices'))
  await client().create(article('drafts.hiver', 'Un hiver de factures', { language: 'fr', author }))
  const everything: Filter = { state: 'draft', language: '', author: '', days: '', words: '' }
  const found = async (filter: Partial<Filter>, now = new Date()) => {
    const params = paramsOf({ ...everything, ...filter }, now)
    const { documents } = await client().fetch<{ documents: { id: string }[] }>(bulkQuery.fetch, params)
    return documents.map(({ id }) => id).filter((id) => id !== 'one' && id !== 'two')
  }
  expect(await found({})).toEqual(['hiver', 'spring'])
  expect(await found({ state: 'published' })).toEqual(['winter', 'elin'])
  expect(await found({ language: 'fr' })).toEqual(['hiver'])
  expect(await found({ author: 'Elin' })).toEqual(['hiver'])
  expect(await found({ state: 'published', author: 'Elin' })).toEqual(['winter'])
  expect(await found({ days: '1' })).toEqual(['hiver', 'spring'])
  expect(await found({ days: '1' }, new Date(Date.now() + 3 * 86_400_000))).toEqual([])
  expect(await found({ words: ' invo  SPR' })).toEqual(['spring'])
  expect(await found({ state: 'published', words: 'elin' })).toEqual(['elin'])
  expect(await found({ words: 'winter' })).toEqual([])
})
