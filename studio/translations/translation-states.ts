import { defaultLocale, type LocaleId, locales } from '@tidewright/contracts/locales.ts'
import { publishedIdOf } from '../releases/edited-id.ts'
import type { GlossaryTerm } from './checks/glossary.ts'
import { changesSince, type TextAtPath, textsOf, wordCount } from './documents/source-record.ts'
import type { ContentDocument } from './documents/translated-copy.ts'
import { unitsOf } from './units/units.ts'
import { isPartlyEnglish, untranslatedUnits } from './untranslated.ts'

/** A published English document, or its draft if it isn't published. `_id` has the `drafts.` prefix for a draft. */
type SourceDocument = { _id: string; _type: string; _rev: string; [field: string]: unknown }
/** A version of a translation. `_id` has the `drafts.` prefix for a draft. */
type TranslationVersion = { _id: string; language: LocaleId; content: ContentDocument | null }
type Glossary = { language: LocaleId; terms: readonly GlossaryTerm[] | null }
type Group = { _id: string; members: { language: string | null; id: string | null }[] | null }
/** What a translation was made from; `units` only if the English revision has changed since. */
type RecordedSource = {
  translation: string
  sourceRev: string
  units: TextAtPath[] | null
  translator: string | null
  dismissed: readonly string[] | null
}

export type TranslationFacts = {
  sources: readonly SourceDocument[]
  versions: readonly TranslationVersion[]
  groups: readonly Group[]
  records: readonly RecordedSource[]
  glossaries: readonly Glossary[]
}

/**
 * `outdated`: the English text has changed since. `draft`: there is an unpublished draft. `partial`: published, with texts
 * that are still in English.
 */
export type CellState = 'missing' | 'outdated' | 'draft' | 'partial' | 'current'
export type Cell = {
  locale: LocaleId
  state: CellState
  id: string | null
  /** The user who created the translation or last worked on it, if known. */
  translator: string | null
  /** Number of English words that are up to date in this language. */
  words: number
}
export type Row = { id: string; type: string; title: string; words: number; cells: Cell[] }

export const otherLocales = locales.filter(({ id }) => id !== defaultLocale)

/**
 * Every English document with the states of its translations. An unpublished draft is among them once it has a
 * translation: until then, it may not be meant for translators yet.
 */
export function translationRows({ sources, versions, groups, records, glossaries }: TranslationFacts): Row[] {
  const existing = new Map(versions.map((version) => [version._id, version]))
  const termsOf = new Map(glossaries.map(({ language, terms }) => [language, terms]))
  const recordOf = new Map(records.map((record) => [record.translation, record]))
  const groupOf = new Map(
    groups.flatMap((group) => (group.members ?? []).flatMap(({ id }) => (id ? [[id, group] as const] : []))),
  )
  return sources.flatMap((source) => {
    const id = publishedIdOf(source._id)
    const units = unitsOf(source)
    const words = wordCount(units)
    const cells = otherLocales.map(({ id: locale }): Cell => {
      const member = groupOf.get(id)?.members?.find(({ language }) => language === locale)?.id ?? null
      const draft = existing.get(`drafts.${member}`)
      const published = member === null ? undefined : existing.get(member)
      if (!member || !(draft || published))
        return { locale, state: 'missing', id: null, translator: null, words: 0 }
      const record = recordOf.get(member)
      const cell = { locale, id: member, translator: record?.translator ?? null }
      if (isOutdated(source, record)) return { ...cell, state: 'outdated', words: 0 }
      const translation = (published ?? draft)?.content
      const options = { source, dismissed: record?.dismissed, terms: termsOf.get(locale) }
      const left = translation ? untranslatedUnits({ ...options, translation }) : units
      const state = draft ? 'draft' : isPartlyEnglish(left, units) ? 'partial' : 'current'
      return { ...cell, state, words: words - wordCount(left) }
    })
    const isListed = source._id === id || cells.some(({ state }) => state !== 'missing')
    return isListed ? [{ id, type: source._type, title: titleOf(source), words, cells }] : []
  })
}

/** A translation without a source record counts as current, because there is nothing to compare with. */
function isOutdated(source: SourceDocument, record: RecordedSource | undefined): boolean {
  if (!record || record.sourceRev === source._rev || !record.units) return false
  return changesSince(record.units, textsOf(source)).length > 0
}

/** Share of English words that are up to date in a language, from 0 to 1, published or in a draft. */
export function completeness(rows: readonly Row[], locale: LocaleId): number {
  const all = rows.reduce((sum, { words }) => sum + words, 0)
  const done = rows.reduce(
    (sum, { cells }) => sum + (cells.find((cell) => cell.locale === locale)?.words ?? 0),
    0,
  )
  return all === 0 ? 1 : done / all
}

const workStates: readonly CellState[] = ['missing', 'outdated', 'partial', 'draft']

/** The documents that aren't up to date in a language: missing ones first, drafts last. */
export function workRows(rows: readonly Row[], locale: LocaleId): { row: Row; cell: Cell }[] {
  const cells = rows.flatMap((row) =>
    row.cells.flatMap((cell) => (cell.locale === locale ? [{ row, cell }] : [])),
  )
  return workStates.flatMap((state) => cells.filter(({ cell }) => cell.state === state))
}

/** What there is to do in a language, such as “3 missing, 2 out of date, 1 draft”. */
export function workIn(rows: readonly Row[], locale: LocaleId): string {
  const count = (state: CellState) =>
    rows.filter(({ cells }) => cells.some((cell) => cell.locale === locale && cell.state === state)).length
  return [
    `${count('missing')} missing`,
    `${count('outdated')} out of date`,
    ...(count('partial') > 0 ? [`${count('partial')} partly English`] : []),
    `${count('draft')} ${count('draft') === 1 ? 'draft' : 'drafts'}`,
  ].join(', ')
}

/** Formats a share, rounded down so that it is never 100% while anything is missing. */
export function percent(share: number): string {
  return `${Math.floor(share * 100)}%`
}

export type RowFilter = {
  locale: LocaleId | null
  state: CellState | null
  type: string | null
  search: string
  /** Only translations by this user; null for all. */
  translator: string | null
}

/** The rows that match a filter. State and translator apply to the selected language, or to any. */
export function filterRows(
  rows: readonly Row[],
  { locale, state, type, search, translator }: RowFilter,
): Row[] {
  const wanted = search.trim().toLowerCase()
  const isWanted = (cell: Cell) =>
    (!locale || cell.locale === locale) &&
    (!state || cell.state === state) &&
    (!translator || cell.translator === translator)
  return rows.filter(
    (row) =>
      (!type || row.type === type) &&
      row.cells.some(isWanted) &&
      (!wanted || row.title.toLowerCase().includes(wanted) || row.id.includes(wanted)),
  )
}

export function titleOf(document: { _type: string; [field: string]: unknown }): string {
  const { title, name, question, heading, subject, company } = document
  const found = [title, name, question, heading, subject, company].find(
    (text) => typeof text === 'string' && text !== '',
  )
  return typeof found === 'string' ? found : ''
}
