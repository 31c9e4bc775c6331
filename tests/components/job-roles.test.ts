import { countsQuery } from '@tidewright/schemas/documents/counts.groq.ts'
import { pageQuery } from '@tidewright/schemas/documents/page/page.groq.ts'
import { expect, it } from 'vitest'
import { RevisionWatch } from '@/content/freshness/revision-watch.ts'
import { runQuery } from '../support/run-query.ts'

const stored = { language: 'en-UK', _rev: '1', _updatedAt: '2026-01-01T00:00:00Z' }
const dataset = [
  { ...stored, _id: 'closing', _type: 'jobRole', closesOn: '2026-03-31' },
  { ...stored, _id: 'open', _type: 'jobRole' },
  {
    ...stored,
    _id: 'careers',
    _type: 'page',
    slug: { current: 'careers' },
    sections: [{ _key: 'a', _type: 'jobRoleList', roles: [{ _ref: 'closing' }, { _ref: 'open' }] }],
  },
]
let timestamp: Date
const query = (text: string, params: Record<string, unknown>) => runQuery(text, dataset, params, timestamp)

it('shows and counts a job role through its last day, then reports it as changed', async () => {
  const language = 'en-UK'
  const watch = new RevisionWatch(query)
  const shown = async () => ({
    roles: (await query(pageQuery, { language, slug: 'careers' })).sections[0].roles.map(Object).length,
    count: (await query(countsQuery, { language })).openRoleCount,
    changed: (await watch.changes()).map(({ _id }) => _id),
  })
  timestamp = new Date('2026-03-31T23:59:59Z')
  expect(await shown()).toEqual({ roles: 2, count: 2, changed: ['careers', 'closing', 'open'] })
  expect(await shown()).toMatchObject({ changed: [] })
  timestamp = new Date('2026-04-01T00:00:00Z')
  expect(await shown()).toEqual({ roles: 1, count: 1, changed: ['closing'] })
  expect(await shown()).toMatchObject({ changed: [] })
})
