import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { patchPath, placedTexts } from '../documents/source-record.ts'
import type { ContentDocument } from '../documents/translated-copy.ts'
import { type Unit, unitsOf } from '../units/units.ts'

/** A text that goes out to be translated and comes back. One of kind `block` is markup, see `block-markup.ts`. */
export type FileText = {
  /** The place in the document, as a patch names it. */
  path: string
  kind: Unit['kind']
  title: string
  source: string
  /** Empty where nothing is translated yet. */
  target: string
}

/** The texts of one English document for one language. */
export type FileDocument = { id: string; type: string; texts: FileText[] }

/** What a file of translations holds. */
export type TranslationFile = { locale: LocaleId; documents: FileDocument[] }

/** A file that cannot be read, with a reason that a translator understands. */
export class TranslationFileError extends Error {}

/** The texts of a document beside those of its translation, if there is one. */
export function toFileDocument(source: ContentDocument, translation: ContentDocument | null): FileDocument {
  const targets = new Map(translation ? placedTexts(translation).map(({ path, text }) => [path, text]) : [])
  const texts = unitsOf(source).map(({ path, kind, title, text }) => {
    const place = patchPath(path)
    return { path: place, kind, title, source: text, target: targets.get(place) ?? '' }
  })
  return { id: source._id, type: source._type, texts }
}
