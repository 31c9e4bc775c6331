/** What the lists of the Studio's own screens find. Local lake only: they count all documents. */
import { expect, test } from 'vitest'
import { bulkQuery, type Filter, paramsOf } from '../../../studio/bulk/bulk-query.ts'
import { type Overview, overviewQuery } from '../../../studio/start/overview.ts'
import { testLake } from './lake-target.ts'
import { farAway } from './release-target.ts'

const lake = testLake()

const article = (_id: string, title: string, more: Record<string, unknown> = {}) => ({
  _id,
  _type: 'insight',
  language: 'en-UK',
  title,
  ...more,
})

test('a scheduled draft isn’t listed with the drafts, unless it is edited again', async () => {
  await lake.editor.create(article('drafts.one', 'One'))
  await lake.editor.create(article('drafts.two', 'Two'))
  const drafts = async () => {
    const { params, fetch } = overviewQuery
    const overview = await lake.editor.fetch<Overview>(fetch, { ...params, languages: null })
    expect(overview.draftCount).toBe(overview.drafts.length)
    return overview.drafts.map(({ _id }) => _id).sort()
  }
  const metadata = { title: 'Scheduled publish', releaseType: 'scheduled', cardinality: 'one' } as const
  await lake.editor.releases.create({ releaseId: 'rone', metadata })
  await lake.editor.createVersion({ releaseId: 'rone', publishedId: 'one', baseId: 'drafts.one' })
  expect(await drafts()).toEqual(['drafts.one', 'drafts.two'])
  await lake.editor.releases.schedule({ releaseId: 'rone', publishAt: farAway })
  expect(await drafts()).toEqual(['drafts.two'])
  await lake.editor.patch('drafts.one', { set: { title: 'One and more' } }).commit()
  expect(await drafts()).toEqual(['drafts.one', 'drafts.two'])
})

test('the list for bulk actions is filtered by state, language, author, date and words', async () => {
  const author = { _type: 'reference', _ref: 'elin' }
  await lake.editor.create({ _id: 'elin', _type: 'teamMember', language: 'en-UK', name: 'Elin' })
  await lake.editor.create(article('winter', 'A winter of invoices', { author }))
  await lake.editor.create(article('drafts.spring', 'A spring of invoices'))
  await lake.editor.create(article('drafts.hiver', 'Un hiver de factures', { language: 'fr', author }))
  const everything: Filter = { state: 'draft', language: '', author: '', days: '', words: '' }
  const found = async (filter: Partial<Filter>, now = new Date()) => {
    const params = paramsOf({ ...everything, ...filter }, now)
    const { documents } = await lake.editor.fetch<{ documents: { id: string }[] }>(bulkQuery.fetch, params)
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
