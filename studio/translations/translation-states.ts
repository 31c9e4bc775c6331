import { defaultLocale, type LocaleId, locales } from '@tidewright/schemas/locales.ts'
import { changesSince, type PlacedText, placedTexts, wordCount } from './source-record.ts'
import { unitsOf } from './units.ts'

/** An English document with all its content, as visitors have it, or its draft before it was ever published. */
type SourceDocument = { _id: string; _type: string; _rev: string; [field: string]: unknown }
/** A version of a document in another language: `_id` as the content lake has it, with `drafts.` for a draft. */
type TranslationVersion = { _id: string; language: LocaleId }
type Group = { _id: string; members: { language: string | null; id: string | null }[] | null }
/** What a translation was made from; `units` only where the revision is another one than today's. */
type RecordedSource = {
  translation: string
  sourceRev: string
  units: PlacedText[] | null
  translator: string | null
}

export type TranslationFacts = {
  sources: readonly SourceDocument[]
  versions: readonly TranslationVersion[]
  groups: readonly Group[]
  records: readonly RecordedSource[]
}

/** `outdated`: the English words changed since. `draft`: something waits to be published. */
export type CellState = 'missing' | 'outdated' | 'draft' | 'current'
/** `translator`: the user who began the translation or worked on it last, where that is known. */
export type Cell = { locale: LocaleId; state: CellState; id: string | null; translator: string | null }
export type Row = { id: string; type: string; title: string; words: number; cells: Cell[] }

export const otherLocales = locales.filter(({ id }) => id !== defaultLocale)

/** Every English document with the state of its translations. */
export function translationRows({ sources, versions, groups, records }: TranslationFacts): Row[] {
  const existing = new Set(versions.map(({ _id }) => _id))
  const recordOf = new Map(records.map((record) => [record.translation, record]))
  const groupOf = new Map(
    groups.flatMap((group) => (group.members ?? []).flatMap(({ id }) => (id ? [[id, group] as const] : []))),
  )
  return sources.map((source) => {
    const id = source._id.replace(/^drafts\./, '')
    const units = unitsOf(source)
    const cells = otherLocales.map(({ id: locale }): Cell => {
      const member = groupOf.get(id)?.members?.find(({ language }) => language === locale)?.id ?? null
      const isDraft = existing.has(`drafts.${member}`)
      if (!member || !(isDraft || existing.has(member)))
        return { locale, state: 'missing', id: null, translator: null }
      const record = recordOf.get(member)
      const cell = { locale, id: member, translator: record?.translator ?? null }
      if (isOutdated(source, record)) return { ...cell, state: 'outdated' }
      return { ...cell, state: isDraft ? 'draft' : 'current' }
    })
    return { id, type: source._type, title: titleOf(source), words: wordCount(units), cells }
  })
}

/** A translation of which nobody said what it was made from counts as current: there is nothing to compare with. */
function isOutdated(source: SourceDocument, record: RecordedSource | undefined): boolean {
  if (!record || record.sourceRev === source._rev || !record.units) return false
  return changesSince(record.units, placedTexts(source)).length > 0
}

/** How much of the English words a language has up to date, published or as a draft, from 0 to 1. */
export function completeness(rows: readonly Row[], locale: LocaleId): number {
  const all = rows.reduce((sum, { words }) => sum + words, 0)
  const done = rows.reduce((sum, { words, cells }) => {
    const state = cells.find((cell) => cell.locale === locale)?.state
    return state === 'current' || state === 'draft' ? sum + words : sum
  }, 0)
  return all === 0 ? 1 : done / all
}

/** A share as it is shown: never 100 % while anything is missing. */
export function percent(share: number): string {
  return `${Math.floor(share * 100)} %`
}

export type RowFilter = {
  locale: LocaleId | null
  state: CellState | null
  type: string | null
  search: string
  /** The user whose translations are looked for; null for everybody's. */
  translator: string | null
}

/** The rows that a filter asks for: state and translator of the language that is chosen, or of any one. */
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
