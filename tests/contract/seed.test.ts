import { validateDocument } from '@sanity/validation'
import { schemaTypes } from '@tidewright/schemas/registry.ts'
import { createSchema, type SanityDocument } from 'sanity'
import { expect, it } from 'vitest'
import { assignCategories } from '../../content/seed/assign-categories.ts'
import { importSeed } from '../../content/seed/import.ts'
import { limit } from '../support/limit.ts'
import { testLake } from './lake/lake-target.ts'

const lake = testLake()

it('imports all starter content once, and what was deleted or unpublished again only if it is asked for', async () => {
  const { editor } = lake
  const first = await importSeed(editor, 'new')
  expect(first.created).toBeGreaterThan(60)
  expect(first.edited).toEqual([])
  const [deleted, unpublished] = ['redirect-webinars', 'redirect-es--seminarios-web']
  const published = await editor.getDocument(unpublished)
  await editor.delete(deleted)
  await editor
    .transaction()
    .delete(unpublished)
    .create({ ...published, _type: 'redirect', _id: `drafts.${unpublished}` })
    .commit()
  const { left, ...second } = await importSeed(editor, 'new')
  expect(left.toSorted()).toEqual([unpublished, deleted])
  expect(second).toEqual({ created: 0, unchanged: first.created - left.length, edited: [] })
  expect(await importSeed(editor, 'missing')).toMatchObject({ created: 2, edited: [], left: [] })
})

it('every field of every document passes the Studio’s validation', { timeout: limit(180_000) }, async () => {
  const { editor } = lake
  const schema = createSchema({ name: 'default', types: schemaTypes })
  const documents = await editor.fetch<SanityDocument[]>(
    '*[!(_type match "system.*") && !(_type match "sanity.*") && _type != "translationSource"]',
  )
  const waiting = documents.filter(({ _type }) => schema.has(_type))
  const errors: string[] = []
  // Most of the time is spent waiting for queries about references.
  const check = async () => {
    for (let document = waiting.pop(); document; document = waiting.pop()) {
      const { status, markers } = await validateDocument({ document, schema, client: editor })
      expect(status, `${document._id} can be validated`).not.toBe('notEvaluated')
      for (const { level, path, message } of markers) {
        if (level === 'error') errors.push(`${document._id}: ${JSON.stringify(path)} ${message}`)
      }
    }
  }
  await Promise.all(Array.from({ length: 12 }, check))
  expect(errors).toEqual([])
})

it('articles from before categories get the one with the name of their kind', async () => {
  const { editor } = lake
  const insight = (id: string, language: string, type: string) => ({
    _id: id,
    _type: 'insight',
    language,
    type,
  })
  const old = [
    insight('old', 'en-UK', ' ROI guide'),
    insight('drafts.old', 'en-UK', 'ROI Guide'),
    insight('old-fr', 'fr', 'Guide ROI'),
    insight('old-nl', 'nl', 'ROI Guide'),
  ]
  await editor.mutate(old.map((createOrReplace) => ({ createOrReplace })))
  expect(await assignCategories(editor)).toEqual({ assigned: 3, withoutCategory: ['ROI Guide (nl)'] })
  const query = '*[_id in $ids] | order(_id asc){ _id, type, "category": category._ref }'
  const ids = old.map(({ _id }) => _id)
  expect(await editor.fetch(query, { ids }, { perspective: 'raw' })).toEqual([
    { _id: 'drafts.old', type: 'ROI Guide', category: 'category-roi-guides' },
    { _id: 'old', type: ' ROI guide', category: 'category-roi-guides' },
    { _id: 'old-fr', type: 'Guide ROI', category: 'category-roi-guides-fr' },
    { _id: 'old-nl', type: 'ROI Guide', category: null },
  ])
  expect((await assignCategories(editor)).assigned).toBe(0)
})
