import type { Path, ValidationMarker } from 'sanity'

type ValueType = {
  title?: string
  fields?: readonly { name: string; type: ValueType }[]
  of?: readonly (ValueType & { name: string })[]
}

/** An error of a document of this type after the title of its field: `Title: Use no more than 110 characters.` */
export function problemText(
  { path, message }: Pick<ValidationMarker, 'path' | 'message'>,
  type: ValueType | undefined,
  document: unknown,
): string {
  const title = fieldTitle(path, type, document)
  return title ? `${title}: ${message}` : message
}

function fieldTitle([part, ...rest]: Path, type: ValueType | undefined, value: unknown): string | undefined {
  if (typeof part === 'string') {
    const field = type?.fields?.find(({ name }) => name === part)?.type
    return fieldTitle(rest, field, Object(value)[part]) ?? field?.title
  }
  if (typeof part !== 'object' || !('_key' in part) || !Array.isArray(value)) return undefined
  const item = value.find(({ _key }) => _key === part._key)
  const member = type?.of?.find(({ name }) => name === item?._type)
  return fieldTitle(rest, member, item) ?? member?.title
}
