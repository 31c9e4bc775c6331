/** What the Studio stores and asks about translations that are in a release. Local lake only. */
import { categoryQuery } from '@tidewright/schemas/documents/category/category.groq.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTranslation } from '../../../studio/translations/documents/create-translation.ts'
import { recordId } from '../../../studio/translations/documents/source-record.ts'
import { fetchLeftInEnglish } from '../../../studio/translations/untranslated.ts'
import { clientsOf, openLake, type RunningLake } from './lake-target.ts'

let lake: RunningLake
const client = () => clientsOf(lake.options).editor
beforeAll(async () => {
  lake = await openLake()
})
afterAll(() => lake.close())

const faq = (_id: string, question: string) => ({ _id, _type: 'faq', language: 'en-UK', question })
const before = 'How long does it take us to switch?'
const after = 'How long does it take us to switch the new way on?'

const toFrench = (originalId: string, question: string, release?: string) =>
  createTranslation(client(), {
    original: faq(originalId, question),
    language: 'fr',
    groupId: `translations-${originalId}`,
    translator: 'claire',
    release,
  })

async function release(releaseId: string): Promise<string> {
  await client().releases.create({ releaseId, metadata: { title: releaseId, releaseType: 'asap' } })
  return releaseId
}

test.each([
  { from: 'the same release', id: 'switch', again: 'rsame' },
  { from: 'outside the release', id: 'move', again: undefined },
])(
  'a translation that a release has already keeps its record when it is created again from $from',
  async ({ id, again }) => {
    const name = await release(again ?? 'rother')
    await client().create(faq(id, before))
    const french = await toFrench(id, before, name)
    const dismissed = ['question unchanged']
    await client().patch(recordId(french), { set: { dismissed } }).commit()
    expect(await toFrench(id, after, again)).toBe(french)
    const record = await client().getDocument(recordId(french))
    expect(record).toMatchObject({ dismissed, units: [{ path: 'question', text: before }] })
  },
)

test('a translation that was deleted gets a new record', async () => {
  await client().create(faq('cost', before))
  const french = await toFrench('cost', before)
  await client().delete(`drafts.${french}`)
  await toFrench('cost', after)
  expect(await client().getDocument(recordId(french))).toMatchObject({ units: [{ text: after }] })
})

test('texts left in English are found in a release, and before English is published', async () => {
  const name = await release('rnew')
  const left = (id: string, question: string, options = {}) =>
    fetchLeftInEnglish(client(), { ...faq(id, question), language: 'fr' }, options)

  await client().create(faq('drafts.start', before))
  const french = await toFrench('start', before)
  expect(await left(`drafts.${french}`, before)).toEqual({ texts: [before], total: 1 })

  await client().create(faq('start', before))
  await client()
    .patch('drafts.start', { set: { question: after } })
    .commit()
  expect(await left(`drafts.${french}`, after)).toBeNull()
  expect(await left(`drafts.${french}`, after, { withDraft: true })).toMatchObject({ texts: [after] })

  await client().createVersion({ releaseId: name, publishedId: 'start', baseId: 'drafts.start' })
  expect(await left(`versions.${name}.${french}`, after)).toMatchObject({ texts: [after] })
})

test('a text that a translator has emptied falls back like a missing one', async () => {
  const seo = { title: '', description: '' }
  const named = {
    language: 'fr',
    title: 'Bureau',
    heading: '',
    breadcrumb: '',
    summary: 'Tout le bureau.',
    seo,
  }
  await client().create({ _id: 'bureau', _type: 'category', slug: { current: 'bureau' }, ...named })
  expect(await client().fetch(categoryQuery, { language: 'fr', slug: 'bureau' })).toMatchObject({
    heading: 'Bureau',
    breadcrumb: 'Bureau',
    seo: { title: 'Bureau', description: 'Tout le bureau.' },
  })
})
