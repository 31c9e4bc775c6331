import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { expect, it } from 'vitest'
import { textsOf } from './documents/source-record.ts'
import {
  completeness,
  filterRows,
  percent,
  type RowFilter,
  type TranslationFacts,
  translationRows,
  workIn,
  workRows,
} from './translation-states.ts'

const faq = (id: string, answer: string) => ({ _id: id, _type: 'faq', _rev: 'r2', question: 'Why?', answer })
const translated = (id: string, answer: string) => ({ ...faq(id, answer), question: '¿Por qué?' })
const member = (id: string, language: string) => ({ id, language })
const version = (_id: string, language: LocaleId, content = translated(_id, 'Porque compensa.')) => ({
  _id,
  language,
  content,
})
const facts: TranslationFacts = {
  sources: [faq('a', 'Because it pays back.'), faq('b', 'No.')],
  versions: [
    version('a-es', 'es'),
    version('a-fr', 'fr'),
    version('drafts.a-fr', 'fr', faq('a-fr', 'Because it pays back.')),
    version('a-it', 'it'),
    version('drafts.b-es', 'es', faq('b-es', 'Que no.')),
  ],
  groups: [
    {
      _id: 'translations-a',
      members: [
        member('a', 'en-UK'),
        member('a-es', 'es'),
        member('a-fr', 'fr'),
        member('a-it', 'it'),
        member('gone', 'nl'),
      ],
    },
    { _id: 'translations-b', members: [member('b', 'en-UK'), member('b-es', 'es')] },
  ],
  glossaries: [],
  records: [
    { translation: 'a-es', sourceRev: 'r2', units: null, translator: 'ada', dismissed: null },
    {
      translation: 'a-fr',
      sourceRev: 'r1',
      units: textsOf(faq('a', 'Because it pays back.')),
      translator: null,
      dismissed: null,
    },
    {
      translation: 'a-it',
      sourceRev: 'r1',
      units: textsOf(faq('a', 'Because.')),
      translator: 'ben',
      dismissed: null,
    },
    { translation: 'b-es', sourceRev: 'r2', units: null, translator: 'ben', dismissed: null },
  ],
}
const rows = translationRows(facts)
const states = rows.map(({ cells }) => cells.map(({ locale, state }) => `${locale} ${state}`))

it('distinguishes current, draft, outdated and missing translations', () => {
  // The English revision changed since the French translation, but no text did.
  expect(states).toEqual([
    ['es current', 'fr draft', 'it outdated', 'nl missing'],
    ['es draft', 'fr missing', 'it missing', 'nl missing'],
  ])
  expect(rows.map(({ words }) => words)).toEqual([5, 2])
})

const all: RowFilter = { locale: null, state: null, type: null, search: '', translator: null }

it('filters by translator, within the selected language and state', () => {
  const ids = (filter: Partial<RowFilter>) => filterRows(rows, { ...all, ...filter }).map(({ id }) => id)
  expect(ids({ translator: 'ben' })).toEqual(['a', 'b'])
  expect(ids({ translator: 'ada' })).toEqual(['a'])
  expect(ids({ translator: 'carl' })).toEqual([])
  expect(filterRows(rows, { ...all, translator: 'ben', locale: 'es' }).map(({ id }) => id)).toEqual(['b'])
  expect(filterRows(rows, { ...all, translator: 'ada', state: 'outdated' })).toEqual([])
  expect(filterRows(rows, { ...all, translator: 'ben', state: 'outdated' }).map(({ id }) => id)).toEqual([
    'a',
  ])
})

it('weights completeness by words, and never rounds up to 100 %', () => {
  // In the Spanish draft, the question still equals the English. The French draft is of a published translation.
  expect([completeness(rows, 'es'), completeness(rows, 'fr'), completeness(rows, 'it')]).toEqual([
    6 / 7,
    5 / 7,
    0,
  ])
  expect([percent(1), percent(0.9999), percent(5 / 7)]).toEqual(['100%', '99%', '71%'])
})

it('counts only translated texts of a new draft, or those marked as correct', () => {
  const draftWith = (answer: string, dismissed: string[] | null = null) => {
    const source = faq('b', 'From {price}: ask the team.')
    const versions = [version('drafts.b-es', 'es', { ...source, _id: 'drafts.b-es', answer })]
    const records = [{ translation: 'b-es', sourceRev: 'r2', units: null, translator: null, dismissed }]
    return translationRows({ ...facts, sources: [source], versions, records })[0]?.cells[0]
  }
  expect(draftWith('From {price}: ask the team.')).toMatchObject({ state: 'draft', words: 0 })
  expect(draftWith('')).toMatchObject({ words: 0 })
  expect(draftWith('Desde {price}.')).toMatchObject({ words: 5 })
  const markedCorrect = ['answer unchanged', 'question unchanged']
  expect(draftWith('From {price}: ask the team.', markedCorrect)).toMatchObject({ words: 6 })
})

it('counts texts of a published translation that are still in English as untranslated', () => {
  const publishedWith = (content: ReturnType<typeof faq>, glossaries: TranslationFacts['glossaries'] = []) =>
    translationRows({ ...facts, glossaries, versions: [version('a-es', 'es', content)] })[0]?.cells[0]
  expect(publishedWith(faq('a-es', 'Because it pays back.'))).toMatchObject({ state: 'partial', words: 0 })
  expect(publishedWith(translated('a-es', 'Porque compensa.'))).toMatchObject({ state: 'current', words: 5 })
  // One short text is no reason to call a translation partly English.
  expect(publishedWith(faq('a-es', 'Porque compensa.'))).toMatchObject({ state: 'current', words: 4 })
  // In a document of short texts, they are most of it.
  const short = faq('a', 'No.')
  const versions = [version('a-es', 'es', { ...short, _id: 'a-es' })]
  expect(translationRows({ ...facts, sources: [short], versions })[0]?.cells[0]).toMatchObject({
    state: 'partial',
    words: 0,
  })
  const terms = [{ english: 'Because it pays back.', translation: 'Because it pays back.' }]
  const cell = publishedWith(translated('a-es', 'Because it pays back.'), [{ language: 'es', terms }])
  expect(cell).toMatchObject({ state: 'current', words: 5 })
})

it('filters rows by language, state, type and title', () => {
  expect(filterRows(rows, all)).toHaveLength(2)
  expect(filterRows(rows, { ...all, locale: 'es', state: 'draft' }).map(({ id }) => id)).toEqual(['b'])
  expect(filterRows(rows, { ...all, state: 'outdated' }).map(({ id }) => id)).toEqual(['a'])
  expect(filterRows(rows, { ...all, type: 'page' })).toEqual([])
  expect(filterRows(rows, { ...all, search: 'WHY' })).toHaveLength(2)
})

it('lists what there is to do in a language', () => {
  const work = (locale: LocaleId) => workRows(rows, locale).map(({ row, cell }) => [row.id, cell.state])
  expect(work('es')).toEqual([['b', 'draft']])
  expect(work('it')).toEqual([
    ['b', 'missing'],
    ['a', 'outdated'],
  ])
  expect(workIn(rows, 'it')).toBe('1 missing, 1 out of date, 0 drafts')
})
