import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { publishedIdOf } from '../../releases/edited-id.ts'
import { patchPath, textsOf } from '../documents/source-record.ts'
import type { ContentDocument } from '../documents/translated-copy.ts'
import { type Unit, unitsOf } from '../units/units.ts'

/** A text that is exported and imported. Texts of kind `block` are markup, see `block-markup.ts`. */
export type FileText = {
  /** The patch path in the document. */
  path: string
  kind: Unit['kind']
  title: string
  source: string
  /** Empty if not translated yet. */
  target: string
  /** The file has a translation for only a part of the text, so `target` isn't one. */
  isIncomplete?: boolean
}

/** The texts of one English document for one language. */
export type FileDocument = { id: string; type: string; texts: FileText[] }

/** The content of a translation file. */
export type TranslationFile = { locale: LocaleId; documents: FileDocument[] }

/** The texts of a document with those of its translation, if it exists. */
export function toFileDocument(source: ContentDocument, translation: ContentDocument | null): FileDocument {
  const targets = new Map(translation ? textsOf(translation).map(({ path, text }) => [path, text]) : [])
  const texts = unitsOf(source).map(({ kind, title, text, ...unit }) => {
    const path = patchPath(unit.path)
    return { path, kind, title, source: text, target: targets.get(path) ?? '' }
  })
  return { id: publishedIdOf(source._id), type: source._type, texts }
}
