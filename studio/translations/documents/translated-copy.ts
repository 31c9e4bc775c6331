import { editedId } from '../../releases/edited-id.ts'

/** A document as the content lake returns it. */
export type ContentDocument = { _id: string; _type: string; [field: string]: unknown }

/** Fields that the lake sets itself. */
const systemFields = ['_id', '_rev', '_createdAt', '_updatedAt', '_system']

/** Files that each language has of its own; a language without one offers the English file. */
export const fileFields: readonly string[] = ['file', 'shippedFile', 'recording', 'captions']

/** The fields of a document without system fields. */
export function contentOf(document: ContentDocument): Record<string, unknown> {
  return Object.fromEntries(Object.entries(document).filter(([field]) => !systemFields.includes(field)))
}

type CopyOptions = {
  id: string
  language: string
  translations: ReadonlyMap<string, string>
  release?: string | undefined
}

/**
 * The initial version of a translation, a draft or in a release: a copy of the original in the target language, with the
 * original texts and without its files. `translations` maps the ids of referenced documents to those of their
 * translations.
 */
export function translatedCopy(
  original: ContentDocument,
  { id, language, translations, release }: CopyOptions,
): ContentDocument {
  const fields = Object.entries(contentOf(original)).filter(([field]) => !fileFields.includes(field))
  const copied = fields.map(([field, value]) => [field, withReferences(value, translations)])
  return { ...Object.fromEntries(copied), _id: editedId(id, release), _type: original._type, language }
}

function withReferences(value: unknown, translations: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => withReferences(item, translations))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      field === '_ref' && typeof inner === 'string'
        ? (translations.get(inner) ?? inner)
        : withReferences(inner, translations),
    ]),
  )
}

/** The unique ids of all references in a value. */
export function referencedIds(value: unknown): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap(referencedIds))]
  if (typeof value !== 'object' || value === null) return []
  const own = '_ref' in value && typeof value._ref === 'string' ? [value._ref] : []
  return [...new Set([...own, ...Object.values(value).flatMap(referencedIds)])]
}
