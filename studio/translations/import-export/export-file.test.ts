import type { SanityClient } from 'sanity'
import { expect, it } from 'vitest'
import { translationRows } from '../translation-states.ts'
import { fetchFile } from './export-file.ts'

const faq = (_id: string, question: string, answer: string) => ({
  _id,
  _type: 'faq',
  _rev: 'r1',
  question,
  answer,
})
const english = ['current', 'draft', 'missing', 'partial'].map((id) =>
  faq(id, 'Why now?', 'Because it pays back.'),
)
const spanish = [
  faq('current-es', '¿Por qué ahora?', 'Porque compensa.'),
  faq('drafts.draft-es', 'Why now?', 'Because it pays back.'),
  faq('partial-es', '¿Por qué ahora?', 'Because it pays back.'),
]
const facts = {
  sources: english,
  versions: spanish.map((content) => ({ _id: content._id, language: 'es' as const, content })),
  groups: english.map(({ _id }) => ({
    _id: `translations-${_id}`,
    members: [
      { language: 'en-UK', id: _id },
      { language: 'es', id: `${_id}-es` },
    ],
  })),
  records: [],
  glossaries: [],
}
const client = { fetch: async () => spanish } as unknown as SanityClient // only what `fetchFile` uses

it('exports what the overview counts as work, or everything', async () => {
  const options = { locale: 'es', rows: translationRows(facts), facts } as const
  const { documents } = await fetchFile(client, options, false)
  expect(documents.map(({ id, texts }) => [id, ...texts.map(({ target }) => target)])).toEqual([
    ['missing', '', ''],
    ['partial', '¿Por qué ahora?', ''],
    ['draft', '', ''],
  ])
  expect((await fetchFile(client, options, true)).documents.map(({ id }) => id)).toContain('current')
})
