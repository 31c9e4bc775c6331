import { placeholderProblem } from '@tidewright/schemas/validation/messages/same-placeholders.ts'
import { placeholderDiff } from '../checks/placeholder-diff.ts'
import { patchPath } from '../documents/source-record.ts'
import type { ContentDocument } from '../documents/translated-copy.ts'
import { isEmptyText, type Unit, unitsOf } from '../units/units.ts'
import { textPatch, valueAt } from '../units/write-units.ts'
import type { FileText } from './translation-file.ts'

export type ImportedText = { unit: Unit; before: string; after: string }
/** A text that isn't imported; `field` names its field for the translator. */
export type Rejection = { field: string; reason: string }

/** What an import would change in one translation. */
export type DocumentPlan = { changes: ImportedText[]; rejections: Rejection[] }

/**
 * Compares a file with the current English document and its translation. `base` is the translation, or the initial copy
 * if it doesn't exist yet. Empty and unchanged texts are ignored.
 */
export function planDocument(
  texts: readonly FileText[],
  source: ContentDocument,
  base: ContentDocument,
): DocumentPlan {
  const sources = new Map(unitsOf(source).map((unit) => [patchPath(unit.path), unit]))
  const textAt = textsOf(base)
  const plan: DocumentPlan = { changes: [], rejections: [] }
  for (const { path, title, source: english, target, isIncomplete } of texts) {
    const unit = sources.get(path)
    const before = unit && textAt(unit)
    if (target.trim() === '' || target === before) continue
    const reason = rejectionReason({ unit, english, target, isIncomplete, before, base })
    if (reason) plan.rejections.push({ field: fieldOf(unit?.title ?? title, english), reason })
    else if (unit) plan.changes.push({ unit, before: before ?? '', after: target })
  }
  return plan
}

type Candidate = {
  unit: Unit | undefined
  english: string
  target: string
  isIncomplete: boolean | undefined
  before: string | undefined
  base: ContentDocument
}

function rejectionReason({ unit, english, target, isIncomplete, before, base }: Candidate): string | null {
  if (!unit) return 'This text no longer exists in English.'
  if (isIncomplete)
    return 'Only some of its segments are translated. Translate the others as well and import the file again.'
  if ([target, english].some((text) => lost.test(text) && !lost.test(unit.text)))
    return 'Letters were lost when the file was saved. Save it as “CSV UTF-8” and import it again.'
  if (unit.text !== english) return 'The English text has changed since the file was exported.'
  if (before === undefined)
    return 'This text isn’t in the translation yet. Open the translation and select “Update sections and lists from English”.'
  if (unit.kind === 'slug')
    return /^(\/|[a-z0-9]+(?:[-/][a-z0-9]+)*)$/.test(target)
      ? null
      : 'A URL may contain only lower-case letters, digits and hyphens.'
  const isMessage = base._type === 'uiStrings'
  const problem = isMessage ? placeholderProblem(target, english) : null
  if (problem) return problem
  const { missing, added } = placeholderDiff(english, target)
  const placeholders = isMessage ? [] : [...missing, ...added].filter((part) => /^[{<]/.test(part))
  if (placeholders.length > 0) return `${placeholders.join(', ')} must be the same as in English.`
  try {
    textPatch(base, unit, target)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/**
 * What a program writes in place of a letter that it couldn't read or save: U+FFFD, a question mark within a word, or two
 * letters, if it took UTF-8 for Windows-1252 ("PrÃªt").
 */
const lost = /\ufffd|\p{L}\?\p{L}|Ã|â€|Â[\u00a0-\u00bf]/u

/** Checks a plan again at the time of writing: a text that has changed since is rejected. */
export function recheckPlan(changes: readonly ImportedText[], now: ContentDocument): DocumentPlan {
  const textAt = textsOf(now)
  const plan: DocumentPlan = { changes: [], rejections: [] }
  for (const change of changes) {
    const text = textAt(change.unit)
    if (text === change.before) plan.changes.push(change)
    else if (text !== change.after) {
      const field = fieldOf(change.unit.title, change.unit.text)
      plan.rejections.push({ field, reason: changedMeanwhile(text) })
    }
  }
  return plan
}

/** The text of a unit in a document: empty if a translator has emptied it, undefined if the document doesn't have it. */
function textsOf(document: ContentDocument): (unit: Unit) => string | undefined {
  const texts = new Map(unitsOf(document).map(({ path, text }) => [patchPath(path), text]))
  return ({ path }) => texts.get(patchPath(path)) ?? (isEmptyText(valueAt(document, path)) ? '' : undefined)
}

/** A field's title with the beginning of its English text, because a page has many fields of the same name. */
function fieldOf(title: string, english: string): string {
  const text = english.replaceAll(/<[^>]+>/g, '').trim()
  const start = text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text
  return start ? `${title} (“${start}”)` : title
}

function changedMeanwhile(text: string | undefined): string {
  const now = text === undefined ? 'It is no longer in the translation.' : `It now reads “${text}”.`
  return `Someone changed this text while you were reviewing the import. ${now} Import the file again to compare.`
}

/** The fields that the changes of a plan set in a document. */
export function patchFor(base: ContentDocument, changes: readonly ImportedText[]): Record<string, unknown> {
  return Object.assign({}, ...changes.map(({ unit, after }) => textPatch(base, unit, after).set))
}
