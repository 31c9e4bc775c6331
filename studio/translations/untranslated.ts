import { defaultLocale } from '@tidewright/contracts/locales.ts'
import type { SanityClient } from 'sanity'
import { editedId, publishedIdOf, releaseOf } from '../releases/edited-id.ts'
import { isShort, isTranslated } from './checks/checks.ts'
import type { GlossaryTerm } from './checks/glossary.ts'
import { patchPath, recordId, textsOf, wordCount } from './documents/source-record.ts'
import type { ContentDocument } from './documents/translated-copy.ts'
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

/**
 * What publishing `translation` would leave in English; null if nothing, or if it isn't a translation. It is compared with
 * what visitors will read in English: the version in the same release, or `withDraft`, if the English draft is published
 * together with it.
 */
export async function fetchLeftInEnglish(
  client: SanityClient,
  translation: ContentDocument,
  { withDraft = false } = {},
): Promise<LeftInEnglish | null> {
  if (!translation.language || translation.language === defaultLocale) return null
  const id = publishedIdOf(translation._id)
  const { english, dismissed, terms } = await client.fetch<{
    english: string | null
    dismissed: string[] | null
    terms: GlossaryTerm[] | null
  }>(
    `{
      "english": *[_type == "translation.metadata" && references($id)] | order(_createdAt)[0]
        .translations[language == $english][0].value._ref,
      "dismissed": *[_id == $record][0].dismissed,
      "terms": *[_type == "glossary" && language == $language && !(_id in path("drafts.**") || _id in path("versions.**"))][0].terms
    }`,
    { id, english: defaultLocale, record: recordId(id), language: translation.language },
    { perspective: 'raw', tag: 'left-in-english' },
  )
  if (!english) return null
  const release = releaseOf(translation._id)
  const draft = editedId(english, undefined)
  const candidates = [
    ...(release ? [editedId(english, release)] : []),
    ...(withDraft ? [draft] : []),
    english,
    draft,
  ]
  const source = (await client.getDocuments<ContentDocument>(candidates)).find(Boolean)
  return source ? leftInEnglish({ source, translation, dismissed, terms }) : null
}
