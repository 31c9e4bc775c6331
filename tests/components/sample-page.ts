import { type Definition, namedType } from '@tidewright/schemas/definitions.ts'
import { sectionTypes } from '@tidewright/schemas/sections/section-types.ts'
import { starterContent } from './starter-content.ts'
import type { Content } from './variants.ts'

const asset = { _type: 'reference', _ref: `image-${'a'.repeat(40)}-1600x1000-jpg` }
const file = { _type: 'reference', _ref: `file-${'a'.repeat(40)}-mp4` }
const span = { _type: 'span', _key: 's', text: 'A paragraph of text.', marks: [] }
const block = { _type: 'block', style: 'normal', markDefs: [], children: [span] }

/** Values of the Studio's built-in types, and of types whose fields depend on each other. */
const samples: Record<string, unknown> = {
  number: 1,
  boolean: true,
  date: '2026-05-01',
  url: 'https://example.com/film.mp4',
  block,
  file: { _type: 'file', asset: file },
  picture: { _type: 'picture', alt: 'A picture', asset },
  link: { _type: 'link', kind: 'page', target: referenceTo('page') },
}

/** A page with a section of every type, filled in from the schema: a new type needs no test content. */
export const samplePage: Content = {
  _id: 'page-sample',
  _type: 'page',
  language: 'en-UK',
  slug: { current: 'sample' },
  sections: sectionTypes.map(({ name }) => ({
    ...Object(sampleOf({ type: name })),
    _key: name,
    hidden: false,
  })),
}

function sampleOf(definition: Definition, number = 1): unknown {
  const { type, options, of = [], to = [], title } = definition
  if (type in samples) return samples[type]
  if (type === 'reference') return referenceTo(to[0]?.type)
  if (type === 'array') return of.flatMap((member) => [1, 2].map((position) => itemOf(member, position)))
  if (type === 'string' || type === 'text')
    return firstOption(options?.list) ?? `${title ?? 'Text'} ${number}`
  const named = namedType(type)
  const fields = definition.fields ?? named?.fields
  if (!fields) return named && sampleOf(named, number)
  const filled = fields.map((field) => [field.name, sampleOf(field, number)])
  return { _type: type, ...Object.fromEntries(filled) }
}

function itemOf(member: Definition, position: number): unknown {
  const item = sampleOf(member, position)
  return typeof item === 'object' ? { ...item, _key: `${member.type}-${position}` } : item
}

function firstOption(list: unknown): unknown {
  const [first] = Array.isArray(list) ? list : []
  return Object(first).value ?? first
}

function referenceTo(type: string | undefined) {
  return { _type: 'reference', _ref: starterContent.find(({ _type }) => _type === type)?._id }
}
