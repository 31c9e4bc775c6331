import { namedType } from '@tidewright/schemas/definitions.ts'
import { sectionTypes } from '@tidewright/schemas/sections/section-types.ts'
import { expect, it } from 'vitest'
import { pageText, searchedFields, unsearchedFields } from './page-text.ts'

type Field = {
  name?: string
  type?: string
  fields?: readonly Field[]
  of?: readonly Field[]
  to?: readonly { type: string }[]
}

/** The names of all text fields of a type and of what it contains or refers to. */
function textFields(field: Field, name = field.name ?? '', seen = new Set<string>()): string[] {
  const { type = '', fields = [], of = [], to = [] } = field
  if (type === 'string' || type === 'text') return [name]
  const known = namedType(type)
  const parts = [
    ...(known && !seen.has(type) ? [known] : []),
    ...to.flatMap((target) => namedType(target.type) ?? []),
  ]
  const next = new Set([...seen, type, ...to.map((target) => target.type)])
  return [
    ...fields.flatMap((inner) => textFields(inner, inner.name, seen)),
    ...of.flatMap((item) => textFields(item, name, seen)),
    ...parts
      .filter((part) => !seen.has(part.name ?? ''))
      .flatMap((part) => textFields({ ...part, type: '' }, name, next)),
  ]
}

it('knows of every text field of a section whether visitors search it', () => {
  const names = new Set(sectionTypes.flatMap((type) => textFields({ ...type, type: '' } as Field)))
  expect(names.size).toBeGreaterThan(30)
  const unknown = [...names].filter((name) => !searchedFields.has(name) && !unsearchedFields.has(name))
  expect(unknown, 'Add these to page-text.ts.').toEqual([])
})

it('separates headings from text, and leaves out links and what is a result of its own', () => {
  const section = {
    _type: 'hero',
    heading: 'Save hours',
    lead: 'Every week',
    actions: [{ label: 'Book' }],
    faqs: [{ question: 'Why?' }],
    body: [
      { _type: 'block', style: 'h2', children: [{ text: 'Part' }] },
      { _type: 'block', style: 'normal', children: [{ text: 'Some ' }, { text: 'text' }] },
      { _type: 'action', label: 'Read on' },
      { _type: 'fileDownload', title: 'Prices', file: { name: 'prices-3.pdf' } },
    ],
  }
  expect(pageText([section])).toEqual({ headings: 'Save hours. Part Prices', body: 'Every week. Some text.' })
})
