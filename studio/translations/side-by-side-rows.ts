import type { LocaleId } from '@tidewright/contracts/locales.ts'
import type { ValidationMarker } from 'sanity'
import { publishedIdOf } from '../releases/edited-id.ts'
import { type Finding, findingsOf } from './checks/checks.ts'
import type { GlossaryTerm } from './checks/glossary.ts'
import { inconsistentTranslations } from './checks/inconsistent-translations.ts'
import {
  type Change,
  changesSince,
  patchPath,
  type SourceRecord,
  textsOf,
} from './documents/source-record.ts'
import type { ContentDocument } from './documents/translated-copy.ts'
import { referencePatch } from './documents/update-references.ts'
import type { MemoryEntry, TranslationMemory } from './memory/translation-memory.ts'
import { orderPatch } from './order/order-patch.ts'
import { isEmptyText, isNameField, type Unit, unitsOf } from './units/units.ts'
import { ownTexts, valueAt } from './units/write-units.ts'

/** A text of the English document and its translation. */
export type SideBySideRow = {
  /** The patch path in the document. */
  path: string
  unit: Unit
  /** The key of the figure that `{price}` stands for, if any. */
  price: unknown
  /** The translation; null if the translated document doesn't have this path yet. */
  target: string | null
  /** The English text at the time of translation, if it has changed. */
  before: string | null
  isNew: boolean
  findings: Finding[]
}

export type SideBySide = {
  rows: SideBySideRow[]
  /** Texts that were removed from the English document. */
  removed: Change[]
  /** Texts that only the translation has, and that an update from English removes. */
  extra: string[]
  isOutdated: boolean
  /** Whether the translation has missing, extra or reordered sections and items, or references to English documents. */
  hasStructureDiff: boolean
}

type Options = {
  source: ContentDocument
  translation: ContentDocument
  record: SourceRecord | null
  locale: LocaleId
  /** The glossary of the language and the translation memory; checks that need them are skipped without. */
  terms?: readonly GlossaryTerm[]
  memory?: TranslationMemory | null
  /** The published translations of the documents that English refers to, by their English id. */
  translations?: ReadonlyMap<string, string>
}

/** Compares two documents text by text and collects the findings. */
export function sideBySide(options: Options): SideBySide {
  const { source, translation, record, locale, terms = [], memory, translations = new Map() } = options
  const targets = new Map(textsOf(translation).map(({ path, text }) => [path, text]))
  const changes = record ? changesSince(record.units, textsOf(source)) : []
  const changeOf = new Map(changes.map((change) => [change.path, change]))
  const units = unitsOf(source)
  const own = ownPairs(units, targets)
  const id = publishedIdOf(translation._id)
  const rows = units.map((unit): SideBySideRow => {
    const path = patchPath(unit.path)
    const target = targets.get(path) ?? (isEmptyText(valueAt(translation, unit.path)) ? '' : null)
    const change = changeOf.get(path)
    const dismissed = (record?.dismissed ?? []).flatMap((entry) =>
      entry.startsWith(`${path} `) ? [entry.slice(path.length + 1)] : [],
    )
    const elsewhere = [...(memory?.elsewhere(unit.text, id) ?? []), ...(own.get(unit.text) ?? [])]
    const [isName, isMessage] = [isNameField(unit), source._type === 'uiStrings']
    const texts = { source: unit.text, target: target ?? '', locale, terms, isName, isMessage }
    const others = inconsistentTranslations({ target: texts.target, path }, elsewhere)
    return {
      path,
      unit,
      price: valueAt(source, [...unit.path.slice(0, -1), 'price']),
      target,
      before: change?.before ?? null,
      isNew: change !== undefined && change.before === null,
      findings: unit.kind === 'slug' ? [] : findingsOf({ ...texts, others }, dismissed),
    }
  })
  const paths = new Set(rows.map(({ path }) => path))
  const extra = [...targets].filter(([path]) => !paths.has(path) && !ownTexts.includes(path))
  return {
    rows,
    removed: changes.filter(({ after }) => after === null),
    extra: extra.map(([, text]) => text),
    isOutdated: changes.length > 0,
    hasStructureDiff:
      rows.some(({ target }) => target === null) ||
      extra.length > 0 ||
      [orderPatch(source, translation), referencePatch(translation, translations)].some(
        (patch) => Object.keys(patch).length > 0,
      ),
  }
}

/** Whether a translator needs to review a row. */
export function needsReview({ target, before, isNew, findings }: SideBySideRow): boolean {
  return target === null || before !== null || isNew || findings.length > 0
}

/** The errors of a draft, each once, after the title of its text: `Title: Use no more than 110 characters.` */
export function problemTexts(
  rows: readonly SideBySideRow[],
  problems: readonly Pick<ValidationMarker, 'path' | 'message'>[],
): string[] {
  const texts = problems.map((problem) => {
    const path = `${patchPath(problem.path)}.`
    const title = rows.find((row) => path.startsWith(`${row.path}.`))?.unit.title
    return title ? `${title}: ${problem.message}` : problem.message
  })
  return [...new Set(texts)]
}

/** The unpublished texts of this document as memory entries; the memory itself holds only published ones. */
function ownPairs(units: readonly Unit[], targets: ReadonlyMap<string, string>): Map<string, MemoryEntry[]> {
  const pairs = units.map(({ text, title, ...unit }) => {
    const path = patchPath(unit.path)
    return { source: text, target: targets.get(path) ?? '', document: '', path, where: title }
  })
  return Map.groupBy(pairs, ({ source }) => source)
}
