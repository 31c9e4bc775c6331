import { expect, it, vi } from 'vitest'
import { duplicateGroup } from '../../../studio/translations/documents/duplicate-group.ts'
import { sourceRecord } from '../../../studio/translations/documents/source-record.ts'
import { syncStructure } from '../../../studio/translations/documents/sync-structure.ts'
import {
  recordDismissal,
  recordMatch,
  recordTranslator,
} from '../../../studio/translations/documents/write-record.ts'
import {
  applyImport,
  type ImportPlan,
  type ImportResult,
  planImport,
} from '../../../studio/translations/import-export/apply-import.ts'
import { memoryLake } from './memory-lake.ts'

const hero = (_key: string, heading: string) => ({ _key, _type: 'hero', heading })
const english = {
  _id: 'a',
  _type: 'page',
  language: 'en-UK',
  title: 'About us',
  sections: [hero('new', 'New here'), hero('one', 'First')],
}
const dutch = {
  ...english,
  _id: 'a-nl',
  language: 'nl',
  title: 'Over ons',
  sections: [hero('one', 'Eerste')],
}
const dutchDraft = { ...dutch, _id: 'drafts.a-nl', breadcrumb: 'Over', summary: 'Weg' }
const sync = ({ client }: ReturnType<typeof memoryLake>, release?: string) =>
  syncStructure(client, { source: english, edited: { id: 'a-nl', release }, locale: 'nl' })

it('syncs the structure from English and keeps concurrent edits', async () => {
  let typed = false
  const lake = memoryLake([english, dutch, dutchDraft], () => {
    if (!typed) lake.put({ ...dutchDraft, title: 'Over ons, zo getypt' })
    typed = true
  })
  await sync(lake)
  const draft = lake.read('drafts.a-nl')
  expect(draft).toMatchObject({
    title: 'Over ons, zo getypt',
    language: 'nl',
    sections: [{ heading: 'New here' }, { heading: 'Eerste' }],
  })
  expect(draft).toHaveProperty('breadcrumb', 'Over')
  expect(draft).not.toHaveProperty('summary')
  expect(lake.read('a-nl')).toMatchObject({ sections: [{ heading: 'Eerste' }] })
})

it('syncs the published version, unless a draft was created in the meantime', async () => {
  const alone = memoryLake([english, dutch])
  await sync(alone)
  expect(alone.read('drafts.a-nl')).toMatchObject({
    title: 'Over ons',
    sections: [{}, { heading: 'Eerste' }],
  })
  let begun = false
  const lake = memoryLake([english, dutch], () => {
    if (!begun) lake.put({ ...dutchDraft, title: 'Begonnen' })
    begun = true
  })
  await sync(lake)
  expect(lake.read('drafts.a-nl')).toMatchObject({ title: 'Begonnen', sections: [{}, { heading: 'Eerste' }] })
})

it('syncs the version in a release from the draft, and leaves the draft alone', async () => {
  const lake = memoryLake([english, dutch, dutchDraft])
  await sync(lake, 'r1')
  expect(lake.read('versions.r1.a-nl')).toMatchObject({
    title: 'Over ons',
    sections: [{}, { heading: 'Eerste' }],
  })
  expect(lake.read('drafts.a-nl')).toMatchObject(dutchDraft)
})

it('changes nothing if every attempt conflicts', async () => {
  const lake = memoryLake([english, dutch, dutchDraft], () => lake.put(dutchDraft))
  await expect(sync(lake)).rejects.toMatchObject({ statusCode: 409 })
  expect(lake.read('drafts.a-nl')).toMatchObject(dutchDraft)
})

const draftOf = (title: string) => ({ _id: 'drafts.a-nl', _type: 'page', language: 'nl', title })
const group = {
  _id: 'translations-a',
  _type: 'translation.metadata',
  translations: ['a', 'a-nl'].map((id) => ({
    _key: id,
    language: id === 'a' ? 'en-UK' : 'nl',
    value: { _ref: id },
  })),
}
const plain = { _id: 'a', _type: 'page', language: 'en-UK', title: 'About us' }
const file = {
  locale: 'nl' as const,
  documents: [
    {
      id: 'a',
      type: 'page',
      texts: [{ path: 'title', kind: 'text' as const, title: '', source: 'About us', target: 'Over ons' }],
    },
  ],
}
const options = { locale: 'nl' as const, translator: 'ada', release: undefined }

async function outcomesOf(lake: ReturnType<typeof memoryLake>, plans: ImportPlan[], release?: string) {
  const outcomes: ImportResult[] = []
  for await (const outcome of applyImport(lake.client, plans, { ...options, release })) outcomes.push(outcome)
  return outcomes
}

it('imports into the current published version, not the one that was previewed', async () => {
  const lake = memoryLake([plain, group, draftOf('About us')])
  const plans = await planImport(lake.client, file)
  lake.put({ ...draftOf('About us'), _id: 'a-nl', breadcrumb: 'Ons' })
  lake.remove('drafts.a-nl')
  expect(await outcomesOf(lake, plans)).toMatchObject([{ rejections: [], failed: false }])
  expect(lake.read('drafts.a-nl')).toMatchObject({ title: 'Over ons', breadcrumb: 'Ons' })
  expect(lake.read('translation-source-a-nl')).toMatchObject({
    translator: 'ada',
    units: [{ text: 'About us' }],
  })
})

it('keeps a text that a colleague changed during the preview or the import', async () => {
  const shown = memoryLake([plain, group, draftOf('About us')])
  const plans = await planImport(shown.client, file)
  shown.put(draftOf('Wie wij zijn'))
  const [outcome] = await outcomesOf(shown, plans)
  expect(outcome?.rejections).toEqual([
    { field: 'Name (“About us”)', reason: expect.stringContaining('It now reads “Wie wij zijn”.') },
  ])
  expect(shown.read('drafts.a-nl')).toMatchObject({ title: 'Wie wij zijn' })
  expect(shown.read('translation-source-a-nl')).toBeUndefined()

  let typed = false
  const written = memoryLake([plain, group, draftOf('About us')], () => {
    if (!typed) written.put({ ...draftOf('About us'), breadcrumb: 'Ons' })
    typed = true
  })
  expect(await outcomesOf(written, await planImport(written.client, file))).toMatchObject([
    { rejections: [] },
  ])
  expect(written.read('drafts.a-nl')).toMatchObject({ title: 'Over ons', breadcrumb: 'Ons' })
})

it('creates a missing translation, or uses one that a colleague created in the meantime', async () => {
  const lake = memoryLake([plain])
  const plans = await planImport(lake.client, file)
  expect(plans).toMatchObject([{ translationId: null }])
  expect(await outcomesOf(lake, plans)).toMatchObject([{ rejections: [], failed: false }])
  expect(lake.read('drafts.a-nl')).toMatchObject({ title: 'Over ons', language: 'nl' })
  const note = { ...sourceRecord('a-nl', plain, { dismissed: ['title unchanged'] }) }
  const begun = memoryLake([plain, group, draftOf('About us'), note])
  await outcomesOf(begun, plans)
  expect(begun.read('drafts.a-nl')).toMatchObject({ title: 'Over ons' })
  expect(begun.read(note._id)).toMatchObject({ dismissed: ['title unchanged'], translator: 'ada' })
})

it('imports into a release, where the English may differ, and leaves drafts and records alone', async () => {
  const version = { ...plain, _id: 'versions.r1.a', title: 'About all of us' }
  const lake = memoryLake([plain, version, group, draftOf('About us')])
  const documents = file.documents.map(({ texts, ...rest }) => ({
    ...rest,
    texts: texts.map((text) => ({ ...text, source: 'About all of us' })),
  }))
  const released = { ...file, documents }
  await outcomesOf(lake, await planImport(lake.client, released, 'r1'), 'r1')
  expect(lake.read('versions.r1.a-nl')).toMatchObject({ title: 'Over ons', language: 'nl' })
  expect(lake.read('drafts.a-nl')).toMatchObject({ title: 'About us' })
  expect(lake.read('translation-source-a-nl')).toBeUndefined()
  const alone = memoryLake([plain, version])
  await outcomesOf(alone, await planImport(alone.client, released, 'r1'), 'r1')
  expect(alone.read('versions.r1.a-nl')).toMatchObject({ title: 'Over ons', language: 'nl' })
  expect(alone.read('drafts.a-nl')).toBeUndefined()
})

it('continues after a document that fails, and stops after the current document when cancelled', async () => {
  const second = { ...plain, _id: 'b' }
  const documents = [...file.documents, ...file.documents.map((part) => ({ ...part, id: 'b' }))]
  const lake = memoryLake([plain, second])
  const plans = await planImport(lake.client, { ...file, documents })
  for await (const { plan } of applyImport(lake.client, plans, options)) if (plan.id === 'a') break
  expect(lake.read('drafts.a-nl')).toBeDefined()
  expect(lake.read('drafts.b-nl')).toBeUndefined()
  let isAway = true
  const away = memoryLake([plain, second], () => {
    if (isAway) throw new Error('Away.')
  })
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const failed: boolean[] = []
  for await (const outcome of applyImport(away.client, plans, options)) {
    failed.push(outcome.failed)
    isAway = false
  }
  expect(failed).toEqual([true, false])
  expect(warned).toHaveBeenCalledOnce()
  warned.mockRestore()
})

it('records every finding marked as correct, even if two people do so at once, until the English text changes', async () => {
  const lake = memoryLake([])
  const recorded = { translationId: 'a-nl', source: { ...plain, _rev: 'r1' }, translator: 'ada' }
  const note = () => lake.read('translation-source-a-nl')
  await Promise.all([
    recordDismissal(lake.client, recorded, { path: 'title', check: 'unchanged' }),
    recordDismissal(lake.client, recorded, { path: 'title', check: 'length' }),
  ])
  expect(note()).toMatchObject({ dismissed: ['title unchanged', 'title length'], translator: 'ada' })
  await recordDismissal(lake.client, recorded, { path: 'breadcrumb', check: 'length' })
  // Dismissing a finding of a changed English text does not restore the old one.
  const later = { ...recorded, source: { ...plain, title: 'About all of us', _rev: 'r2' } }
  await recordMatch(lake.client, later, new Set(['title length']))
  await recordDismissal(lake.client, { ...recorded, translator: 'ben' }, { path: 'title', check: 'ending' })
  await recordTranslator(lake.client, { ...recorded, translator: undefined })
  expect(note()).toMatchObject({
    sourceRev: 'r2',
    units: [{ path: 'title', text: 'About all of us' }],
    translator: 'ben',
    dismissed: ['title length', 'breadcrumb length', 'title ending'],
  })
})

const slugged = (_id: string, current: string, rest = {}) => ({ ...plain, _id, slug: { current }, ...rest })

it('duplicates a document and its translations as drafts with free URLs, links and source records, in one transaction', async () => {
  const written = vi.fn()
  const links = {
    ...group,
    translations: [...group.translations, { language: 'fr', value: { _ref: 'gone' } }],
  }
  const record = sourceRecord('a-nl', plain, { translator: 'ada', dismissed: ['title unchanged'] })
  const lake = memoryLake(
    [
      slugged('a', 'about'),
      slugged('a-nl', 'over-ons', { language: 'nl', title: 'Over ons' }),
      slugged('drafts.a-nl', 'over-ons', { language: 'nl', title: 'Wie wij zijn' }),
      slugged('other', 'over-ons-copy'),
      links,
      record,
    ],
    written,
  )
  const copies = await duplicateGroup(lake.client, 'a-nl')
  expect(written).toHaveBeenCalledOnce()
  const [english = '', dutch = ''] = [copies.get('en-UK'), copies.get('nl')]
  expect([...copies.keys()]).toEqual(['en-UK', 'nl'])
  expect(dutch).toBe(`${english}-nl`)
  expect(lake.read(`drafts.${english}`)).toMatchObject({
    title: 'About us',
    slug: { current: 'about-copy-2' },
  })
  expect(lake.read(`drafts.${dutch}`)).toMatchObject({
    language: 'nl',
    title: 'Wie wij zijn',
    slug: { current: 'over-ons-copy-2' },
  })
  expect(lake.read(dutch)).toBeUndefined()
  const { _id, ...content } = record
  const copied = { ...content, translation: dutch, source: english }
  expect(lake.read(`translation-source-${dutch}`)).toMatchObject(copied)
  const entries = [english, dutch].map((_ref) => ({ value: { _type: 'reference', _ref, _weak: true } }))
  expect(lake.read(`translations-${english}`)).toMatchObject({ schemaTypes: ['page'], translations: entries })
})
