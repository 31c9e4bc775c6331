/** An English document that isn't published yet is translated like a published one. */
import { expect, it } from 'vitest'
import { applyImport, planImport } from '../../../studio/translations/import-export/apply-import.ts'
import { toFileDocument } from '../../../studio/translations/import-export/translation-file.ts'
import { pairQuery } from '../../../studio/translations/tool/use-side-by-side.ts'
import { factsParams, factsQuery } from '../../../studio/translations/tool/use-translation-facts.ts'
import { type TranslationFacts, translationRows } from '../../../studio/translations/translation-states.ts'
import { memoryLake } from './memory-lake.ts'

const english = { _type: 'page', language: 'en-UK', title: 'About us' }
const draft = { ...english, _id: 'drafts.a', title: 'About all of us' }
const published = { ...english, _id: 'a' }
const other = { ...english, _id: 'drafts.b' }

it('is imported, opened side by side and listed once it has a translation', async () => {
  const { client, put, read } = memoryLake([draft, other])
  const rows = async () =>
    translationRows(await client.fetch<TranslationFacts>(factsQuery.fetch, factsParams)).map(
      ({ id, title, cells }) => [id, title, cells.find(({ locale }) => locale === 'nl')?.state],
    )
  expect(await rows()).toEqual([])

  const document = toFileDocument(draft, null)
  const texts = document.texts.map((text) => ({ ...text, target: 'Over ons allen' }))
  const plans = await planImport(client, { locale: 'nl', documents: [{ ...document, texts }] })
  const options = { locale: 'nl' as const, translator: 'ada', release: undefined }
  for await (const { rejections, failed } of applyImport(client, plans, options))
    expect({ rejections, failed }).toEqual({ rejections: [], failed: false })
  expect(read('drafts.a-nl')).toMatchObject({ title: 'Over ons allen' })
  expect(read('translation-source-a-nl')).toMatchObject({ source: 'a', translator: 'ada' })

  expect(await rows()).toEqual([['a', 'About all of us', 'draft']])
  const params = { id: 'a', version: 'a', draft: 'drafts.a', locale: 'nl' }
  expect(await client.fetch(pairQuery.fetch, params)).toMatchObject({
    source: { _id: 'drafts.a' },
    translationId: 'a-nl',
  })

  put({ ...draft, title: 'About the team' })
  expect(await rows()).toEqual([['a', 'About the team', 'outdated']])
  // Once it is published, visitors read that and not its draft.
  put(published)
  expect(await client.fetch(pairQuery.fetch, params)).toMatchObject({ source: { _id: 'a' } })
  expect(await rows()).toEqual([['a', 'About us', 'outdated']])
})
