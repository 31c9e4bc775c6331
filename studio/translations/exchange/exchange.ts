import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { patchPath, placedTexts } from '../source-record.ts'
import type { ContentDocument } from '../translated-copy.ts'
import { type Unit, unitsOf } from '../units.ts'

/** A text that goes out to be translated and comes back. One of kind `block` is markup, see `block-markup.ts`. */
export type ExchangedText = {
  /** The place in the document, as a patch names it. */
  path: string
  kind: Unit['kind']
  title: string
  source: string
  /** Empty where nothing is translated yet. */
  target: string
}

/** The texts of one English document for one language. */
export type ExchangedDocument = { id: string; type: string; texts: ExchangedText[] }

/** What a file of translations holds. */
export type Exchange = { locale: LocaleId; documents: ExchangedDocument[] }

/** A file that cannot be read, with a reason that a translator understands. */
export class ExchangeError extends Error {}

/** The texts of a document beside those of its translation, if there is one. */
export function exchangedDocument(
  source: ContentDocument,
  translation: ContentDocument | null,
): ExchangedDocument {
  const targets = new Map(translation ? placedTexts(translation).map(({ path, text }) => [path, text]) : [])
  const texts = unitsOf(source).map(({ path, kind, title, text }) => {
    const place = patchPath(path)
    return { path: place, kind, title, source: text, target: targets.get(place) ?? '' }
  })
  return { id: source._id, type: source._type, texts }
}
