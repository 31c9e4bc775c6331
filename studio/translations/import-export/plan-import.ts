import { placeholderDiff } from '../checks/placeholder-diff.ts'
import { patchPath } from '../documents/source-record.ts'
import type { ContentDocument } from '../documents/translated-copy.ts'
import { type Unit, unitsOf } from '../units/units.ts'
import { textPatch } from '../units/write-units.ts'
import type { FileText } from './translation-file.ts'

export type ImportedText = { unit: Unit; before: string; after: string }
export type Rejection = { path: string; reason: string }

/** What bringing in a file would do to one translation. */
export type DocumentPlan = { changes: ImportedText[]; rejections: Rejection[] }

/**
 * Compares what a file says with the English document of now and its translation: `base` is the translation, or for one that is yet to be
 * begun the copy that it begins with. Texts that are empty or as they are count for nothing.
 */
export function planDocument(
  texts: readonly FileText[],
  source: ContentDocument,
  base: ContentDocument,
): DocumentPlan {
  const sources = new Map(unitsOf(source).map((unit) => [patchPath(unit.path), unit]))
  const targets = new Map(unitsOf(base).map((unit) => [patchPath(unit.path), unit.text]))
  const plan: DocumentPlan = { changes: [], rejections: [] }
  for (const { path, source: english, target } of texts) {
    const unit = sources.get(path)
    const before = targets.get(path)
    if (target.trim() === '' || target === before) continue
    const reason = rejectionReason({ unit, english, target, before, base })
    if (reason) plan.rejections.push({ path, reason })
    else if (unit) plan.changes.push({ unit, before: before ?? '', after: target })
  }
  return plan
}

type Candidate = {
  unit: Unit | undefined
  english: string
  target: string
  before: string | undefined
  base: ContentDocument
}

function rejectionReason({ unit, english, target, before, base }: Candidate): string | null {
  if (!unit) return 'English does not have this text any more.'
  if (unit.text !== english) return 'The English text was changed after the file was written.'
  if (before === undefined)
    return 'The translation has no place for it. Open it and take over how English is built.'
  if (unit.kind === 'slug')
    return /^(\/|[a-z0-9]+(?:[-/][a-z0-9]+)*)$/.test(target)
      ? null
      : 'An address is lower-case letters, digits and hyphens.'
  const { lost, added } = placeholderDiff(english, target)
  const placeholders = [...lost, ...added].filter((fact) => /^[{<]/.test(fact))
  if (placeholders.length > 0) return `${placeholders.join(', ')} must be as in English.`
  try {
    textPatch(base, unit, target)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** What of a plan still holds at the time of writing: a text that says something else by now is refused, whoever wrote it. */
export function recheckPlan(changes: readonly ImportedText[], now: ContentDocument): DocumentPlan {
  const targets = new Map(unitsOf(now).map(({ path, text }) => [patchPath(path), text]))
  const plan: DocumentPlan = { changes: [], rejections: [] }
  for (const change of changes) {
    const path = patchPath(change.unit.path)
    const text = targets.get(path)
    if (text === change.before) plan.changes.push(change)
    else if (text !== change.after) plan.rejections.push({ path, reason: changedMeanwhile(text) })
  }
  return plan
}

function changedMeanwhile(text: string | undefined): string {
  const says = text === undefined ? 'The translation has no place for it any more.' : `It says “${text}” now.`
  return `Somebody changed it after this was shown. ${says} Bring the file in again to compare.`
}

/** The fields that the changes of a plan set in a document. */
export function patchFor(base: ContentDocument, changes: readonly ImportedText[]): Record<string, unknown> {
  return Object.assign({}, ...changes.map(({ unit, after }) => textPatch(base, unit, after).set))
}
