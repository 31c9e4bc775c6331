/** What the Studio stores and asks about translations that are in a release. Local lake only. */
import { categoryQuery } from '@tidewright/schemas/documents/category/category.groq.ts'
import { expect, test } from 'vitest'
import { createTranslation } from '../../../studio/translations/documents/create-translation.ts'
import { recordId } from '../../../studio/translations/documents/source-record.ts'
import { fetchLeftInEnglish } from '../../../studio/translations/untranslated.ts'
import { testLake } from './lake-target.ts'

const lake = testLake()

const faq = (_id: string, question: string) => ({ _id, _type: 'faq', language: 'en-UK', question })
const before = 'How long does it take us to switch?'
const after = 'How long does it take us to switch the new way on?'

const toFrench = (originalId: string, question: string, release?: string) =>
  createTranslation(lake.editor, {
    original: faq(originalId, question),
    language: 'fr',
    groupId: `translations-${originalId}`,
    translator: 'claire',
    release,
  })

async function release(releaseId: string): Promise<string> {
  await lake.editor.releases.create({ releaseId, metadata: { title: releaseId, releaseType: 'asap' } })
  return releaseId
}

test.each([
  { from: 'the same release', id: 'switch', again: 'rsame' },
  { from: 'outside the release', id: 'move', again: undefined },
])(
  'a translation that a release has already keeps its record when it is created again from $from',
  async ({ id, again }) => {
    const name = await release(again ?? 'rother')
    await lake.editor.create(faq(id, before))
    const french = await toFrench(id, before, name)
    const dismissed = ['question unchanged']
    await lake.editor.patch(recordId(french), { set: { dismissed } }).commit()
    expect(await toFrench(id, after, again)).toBe(french)
    const record = await lake.editor.getDocument(recordId(french))
    expect(record).toMatchObject({ dismissed, units: [{ path: 'question', text: before }] })
  },
)

test('a translation that was deleted gets a new record', async () => {
  await lake.editor.create(faq('cost', before))
  const french = await toFrench('cost', before)
  await lake.editor.delete(`drafts.${french}`)
  await toFrench('cost', after)
  expect(await lake.editor.getDocument(recordId(french))).toMatchObject({ units: [{ text: after }] })
})

test('texts left in English are found in a release, and before English is published', async () => {
  const name = await release('rnew')
  const left = (id: string, question: string, options = {}) =>
    fetchLeftInEnglish(lake.editor, { ...faq(id, question), language: 'fr' }, options)

  await lake.editor.create(faq('drafts.start', before))
  const french = await toFrench('start', before)
  expect(await left(`drafts.${french}`, before)).toEqual({ texts: [before], total: 1 })

  await lake.editor.create(faq('start', before))
  await lake.editor.patch('drafts.start', { set: { question: after } }).commit()
  expect(await left(`drafts.${french}`, after)).toBeNull()
  expect(await left(`drafts.${french}`, after, { withDraft: true })).toMatchObject({ texts: [after] })

  await lake.editor.createVersion({ releaseId: name, publishedId: 'start', baseId: 'drafts.start' })
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
  await lake.editor.create({ _id: 'bureau', _type: 'category', slug: { current: 'bureau' }, ...named })
  expect(await lake.editor.fetch(categoryQuery, { language: 'fr', slug: 'bureau' })).toMatchObject({
    heading: 'Bureau',
    breadcrumb: 'Bureau',
    seo: { title: 'Bureau', description: 'Tout le bureau.' },
  })
})
