import { type Definition, namedType, requiredType } from '@tidewright/schemas/definitions.ts'
import type { Path } from 'sanity'
import { type TextBlock, toMarkup } from './block-markup.ts'

/** One translatable text of a document: a field, an item of a string list, or a Portable Text block as markup. */
export type Unit = {
  path: Path
  kind: 'text' | 'slug' | 'block'
  text: string
  /** The title of its field, prefixed with its section in a long document. */
  title: string
  /** The number of characters that its field counts up to. */
  limit?: number
}

/** Names of text fields that are the same in every language, such as keys, URLs and email addresses. */
const shared = new Set([
  'language',
  'anchor',
  'key',
  'domain',
  'shippedFile',
  'url',
  'email',
  'phone',
  'from',
])

/** Fields with names of people and companies, which are the same in every language. */
const nameFields = ['name', 'company', 'role']

export function isNameField({ path }: Unit): boolean {
  return nameFields.includes(String(path.at(-1)))
}

/** All translatable texts of a document, in form order. Empty ones are omitted. */
export function unitsOf(document: { _type: string }): Unit[] {
  return unitsIn(requiredType(document._type), document, [])
}

function unitsIn(type: Definition, value: unknown, path: Path): Unit[] {
  const fields = Object(value)
  return (type.fields ?? []).flatMap((field) =>
    field.name === undefined || shared.has(field.name)
      ? []
      : unitsOfValue(field, fields[field.name], [...path, field.name]),
  )
}

function unitsOfValue(definition: Definition, value: unknown, path: Path): Unit[] {
  if (value === undefined || value === null) return []
  if (definition.hidden === true || definition.readOnly === true) return []
  const unit = { path, title: definition.title ?? String(path.findLast((part) => typeof part === 'string')) }
  if (definition.type === 'slug')
    return [{ ...unit, kind: 'slug', text: String(Object(value).current ?? '') }]
  if (definition.type === 'string' || definition.type === 'text') {
    const { list, counter } = definition.options ?? {}
    if (list || value === '') return []
    return [{ ...unit, kind: 'text', text: String(value), ...(counter && { limit: counter }) }]
  }
  const named = namedType(definition.type)
  const { of, fields } = named ?? definition
  if (of && Array.isArray(value))
    return value.flatMap((item, index) => unitsOfItem(of, item, [...path, partOf(item, index)], unit.title))
  if (fields) return unitsIn({ type: definition.type, fields }, value, path)
  return []
}

function unitsOfItem(of: readonly Definition[], item: unknown, path: Path, title: string): Unit[] {
  if (typeof item === 'string') {
    const member = of.find(({ type }) => type === 'string' || type === 'text')
    return member && !member.options?.list && item !== '' ? [{ path, title, kind: 'text', text: item }] : []
  }
  if (isTextBlock(item))
    return isEmptyText(item) ? [] : [{ path, title, kind: 'block', text: toMarkup(item) }]
  const type = Object(item)._type
  const member =
    of.find((candidate) => candidate.name === type || candidate.type === type) ??
    (of.length === 1 ? of[0] : undefined)
  if (!member) return []
  const units = unitsOfValue(member, item, path)
  const context = path.length === 2 ? contextOf(member, item) : undefined
  return context ? units.map((unit) => ({ ...unit, title: `${context} · ${unit.title}` })) : units
}

/** What a text of a long document belongs to: the key of a message, or the title of a section type. */
function contextOf(member: Definition, item: unknown): string | undefined {
  const key: unknown = Object(item).key
  return typeof key === 'string' ? key : (namedType(member.type)?.title ?? member.title)
}

export function partOf(item: unknown, index: number): Path[number] {
  const key: unknown = Object(item)._key
  return typeof key === 'string' ? { _key: key } : index
}

/** Whether a value is a text that has been emptied, rather than one that doesn't exist. */
export function isEmptyText(value: unknown): boolean {
  return isTextBlock(value) ? value.children.every(({ text }) => text.trim() === '') : value === ''
}

export function isTextBlock(value: unknown): value is TextBlock {
  const { _type, children } = Object(value)
  return _type === 'block' && Array.isArray(children)
}
