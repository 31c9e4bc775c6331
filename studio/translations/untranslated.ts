import { isShort, isTranslated } from './checks/checks.ts'
import type { GlossaryTerm } from './checks/glossary.ts'
import { patchPath, textsOf, wordCount } from './documents/source-record.ts'
import { isNameField, type Unit, unitsOf } from './units/units.ts'

type Document = { _type: string; [field: string]: unknown }

type Options = {
  source: Document
  translation: Document
  /** Findings marked as correct, see `SourceRecord`. */
  dismissed?: readonly string[] | null | undefined
  /** The glossary of the language. */
  terms?: readonly GlossaryTerm[] | null | undefined
}

/** The texts of a document that count as untranslated: missing, empty, or still in English and not marked as correct. */
export function untranslatedUnits({ source, translation, dismissed, terms }: Options): Unit[] {
  const targets = new Map(textsOf(translation).map(({ path, text }) => [path, text]))
  const marked = new Set(dismissed)
  return unitsOf(source).filter((unit) => {
    if (unit.kind === 'slug') return false
    const path = patchPath(unit.path)
    const texts = { source: unit.text, target: targets.get(path) ?? '', terms: terms ?? [] }
    return !isTranslated({ ...texts, isName: isNameField(unit) }, marked.has(`${path} unchanged`))
  })
}

/** What a translator is asked about before publishing. */
export type LeftInEnglish = {
  /** The beginnings of the texts, in document order. */
  texts: string[]
  /** How many texts the English document has. */
  total: number
}

/**
 * Whether the untranslated texts of a document make it partly English. One or two short texts may well be the same in
 * both languages, so they alone don't, unless they are most of the document.
 */
export function isPartlyEnglish(untranslated: readonly Unit[], all: readonly Unit[]): boolean {
  return wordCount(untranslated) * 2 > wordCount(all) || untranslated.some(({ text }) => !isShort(text))
}

/** The texts that publishing would leave in English; null if there is nothing to ask. */
export function leftInEnglish(options: Options): LeftInEnglish | null {
  const all = unitsOf(options.source).filter(({ kind }) => kind !== 'slug')
  const units = untranslatedUnits(options)
  if (!isPartlyEnglish(units, all)) return null
  return { texts: units.map(({ text }) => text.replaceAll(/<[^>]+>/g, '')), total: all.length }
}
