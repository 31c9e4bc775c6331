import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { type Definition, namedType, requiredType } from '@tidewright/schemas/definitions.ts'
import type { SeedFile, SeedPicture } from '../document.ts'
import { kebab } from '../sources.ts'
import type { DocumentIndex } from './document-index.ts'
import { compileRichText } from './portable-text.ts'

type Context = { index: DocumentIndex; language: LocaleId }
type Fields = Record<string, unknown>

/**
 * Compiles the fields of a type from their source format to that of the content lake.
 * @throws with the path of the field.
 */
export function compileFields(type: Definition, written: unknown, context: Context): Fields {
  if (typeof written !== 'object' || written === null || Array.isArray(written)) {
    throw new Error('expected an object with fields')
  }
  const fields = new Map((type.fields ?? []).map((field) => [field.name, field]))
  const compiled: Fields = {}
  for (const [name, value] of Object.entries(written)) {
    const field = fields.get(name)
    if (!field) throw new Error(`${name}: "${type.name ?? type.type}" has no such field`)
    compiled[name] = at(name, () => compileValue(field, value, context))
  }
  return compiled
}

function compileValue(field: Definition, value: unknown, context: Context): unknown {
  const { index, language } = context
  switch (field.type) {
    case 'link':
      return compileLink(value, index, language)
    case 'picture':
      return compilePicture(value)
    case 'file':
      return { _type: 'file', launchFile: String(value) } satisfies SeedFile
    case 'richText':
      return compileRichText(String(value), (href) => compileLink(href, index, language))
    case 'slug':
      return { _type: 'slug', current: String(value) }
    case 'reference':
      return compileReference(field, value, context)
    case 'array':
      return compileList(field, value, context)
    case 'object':
      return compileFields(field, value, context)
  }
  const named = namedType(field.type)
  if (named?.type === 'object') return { _type: field.type, ...compileFields(named, value, context) }
  if (named?.type === 'array') return compileList(named, value, context)
  return value
}

/** A name, or `type/name` if the reference allows several types. */
function compileReference({ to }: Definition, written: unknown, { index, language }: Context) {
  const [name = '', type = to?.[0]?.type ?? ''] = String(written).split('/').reverse()
  return { _type: 'reference', _ref: index.idNamed(`${kebab(type)}-${name}`, language) }
}

/** Items get stable keys, so that importing again changes nothing. */
function compileList(list: Definition, value: unknown, context: Context): unknown[] {
  if (!Array.isArray(value)) throw new Error('expected a list')
  return value.map((item: unknown, index) =>
    at(String(index), () => {
      const { member, own } = memberFor(list, item)
      const compiled = compileValue(member, own, context)
      if (typeof compiled !== 'object' || compiled === null) return compiled
      return { _key: `${kebab(member.type)}-${index + 1}`, ...compiled }
    }),
  )
}

/** The member type of an item: the only one, or the one named by its `type`. */
function memberFor({ of = [] }: Definition, item: unknown): { member: Definition; own: unknown } {
  const [only] = of
  if (of.length === 1 && only) return { member: only, own: item }
  const { type, ...own } = Object(item) as { type?: unknown; [field: string]: unknown }
  const member = of.find((candidate) => candidate.type === type)
  if (!member) throw new Error(`"type" must be one of ${of.map((candidate) => candidate.type).join(', ')}`)
  requiredType(member.type)
  return { member, own }
}

function compilePicture(value: unknown): SeedPicture {
  const { file, alt, decorative } = Object(value) as Record<string, unknown>
  if (typeof file !== 'string') throw new Error('an image must have a file')
  return {
    _type: 'picture',
    launchFile: file,
    ...(typeof alt === 'string' ? { alt } : {}),
    decorative: decorative === true,
  }
}

function at<Value>(name: string, compile: () => Value): Value {
  try {
    return compile()
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${name} › ${message}`, { cause })
  }
}

/**
 * Compiles a link from its source format: `/services#packages`, `#team`, `dialog:consultation`, `https://…`,
 * `mailto:…`, `tel:…`.
 */
function compileLink(written: unknown, index: DocumentIndex, language: LocaleId) {
  if (typeof written !== 'string') throw new Error('A link must be a string, for example /contact.')
  const base = { _type: 'link' as const }
  if (written.startsWith('mailto:')) return { ...base, kind: 'email', email: written.slice('mailto:'.length) }
  if (written.startsWith('tel:')) return { ...base, kind: 'phone', phone: written.slice('tel:'.length) }
  if (written.startsWith('dialog:'))
    return { ...base, kind: 'dialog', dialog: written.slice('dialog:'.length) }
  if (written.startsWith('https://')) return { ...base, kind: 'url', url: written }
  if (written.startsWith('#')) return { ...base, kind: 'anchor', anchor: written.slice(1) }
  const [path = '', anchor] = written.split('#')
  const target = { _type: 'reference', _ref: index.idAt(path, language) }
  return { ...base, kind: 'page', target, ...(anchor ? { anchor } : {}) }
}
