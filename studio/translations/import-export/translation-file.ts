import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { publishedIdOf } from '../../releases/edited-id.ts'
import type { GlossaryTerm } from '../checks/glossary.ts'
import { changesSince, patchPath, type TextAtPath, textsOf } from '../documents/source-record.ts'
import type { ContentDocument } from '../documents/translated-copy.ts'
import { type Unit, unitsOf } from '../units/units.ts'
import { untranslatedUnits } from '../untranslated.ts'

/** A text that is exported and imported. Texts of kind `block` are markup, see `block-markup.ts`. */
export type FileText = {
  /** The patch path in the document. */
  path: string
  kind: Unit['kind']
  title: string
  source: string
  /** Empty if not translated yet. */
  target: string
  /** The English text that `target` was made from, if it has changed since; null if the text is new. */
  before?: string | null
  /** The file has a translation for only a part of the text, so `target` isn't one. */
  isIncomplete?: boolean
}

/** The texts of one English document for one language. */
export type FileDocument = { id: string; type: string; texts: FileText[] }

/** The content of a translation file. */
export type TranslationFile = { locale: LocaleId; documents: FileDocument[] }

type FileOptions = {
  /** What the translation was made from; `units` only if the English document has changed since. */
  record?: { units: readonly TextAtPath[] | null; dismissed: readonly string[] | null } | undefined
  /** The glossary of the language. */
  terms?: readonly GlossaryTerm[] | null | undefined
}

/** The texts of a document with those of its translation, if it exists. What is still in English isn't translated. */
export function toFileDocument(
  source: ContentDocument,
  translation: ContentDocument | null,
  { record, terms }: FileOptions = {},
): FileDocument {
  const targets = new Map(translation ? textsOf(translation).map(({ path, text }) => [path, text]) : [])
  const english = translation
    ? untranslatedUnits({ source, translation, dismissed: record?.dismissed, terms })
    : []
  for (const { path } of english) targets.delete(patchPath(path))
  const changes = record?.units ? changesSince(record.units, textsOf(source)) : []
  const beforeOf = new Map(changes.map(({ path, before }) => [path, before]))
  const texts = unitsOf(source).map(({ kind, title, text, ...unit }) => {
    const path = patchPath(unit.path)
    const [target = '', before] = [targets.get(path), beforeOf.get(path)]
    return { path, kind, title, source: text, target, ...(before !== undefined && { before }) }
  })
  return { id: publishedIdOf(source._id), type: source._type, texts }
}
