import { describe, expect, it } from 'vitest'
import { deriveDependencies } from './derive-dependencies.ts'
import type { SchemaNode } from './extracted-schema.ts'

const reference = (to: string) => ({ type: 'inline', name: `${to}.reference` })
const text = { value: { type: 'string' } }
const document = (name: string, attributes: Record<string, { value: SchemaNode }>) => ({
  name,
  type: 'document',
  attributes,
})
const schema = [
  document('page', {
    slug: text,
    picture: { value: { type: 'object', attributes: { asset: { value: reference('sanity.imageAsset') } } } },
    industries: {
      value: { type: 'array', of: { type: 'object', attributes: {}, rest: reference('industry') } },
    },
    target: { value: { type: 'union', of: [reference('page'), reference('faq')] } },
  }),
  document('industry', { title: text }),
  document('faq', { question: text }),
  document('sanity.imageAsset', {}),
  ...['page', 'industry', 'faq', 'sanity.imageAsset'].map((to) => ({
    name: `${to}.reference`,
    type: 'type',
    value: { type: 'object', dereferencesTo: to },
  })),
]
const types = (query: string) => deriveDependencies(query, schema)?.map(({ type }) => type)

describe('deriveDependencies', () => {
  it('finds the types that filters name', () => {
    expect(
      types('*[_type == "page"]{ "n": count(*[_type in ["faq", "industry"] && references(^._id)]) }'),
    ).toEqual(['faq', 'industry', 'page'])
  })

  it('adds the types of references that a fragment follows', () => {
    const query = (fragment: string) => `*[_type == "page"][0]{ "list": coalesce(industries, [])${fragment} }`
    expect(types(query('[]{ _key }'))).toEqual(['page'])
    expect(types(query('[defined(@->_id)]->{ title }'))).toEqual(['industry', 'page'])
  })

  it('leaves out types without the only field that is read', () => {
    expect(types('*[_type == "page"]{ "slug": target->slug }')).toEqual(['page'])
    expect(types('*[_type == "page"]{ "type": target->_type }')).toEqual(['faq', 'page'])
  })

  it('leaves out assets and conditions on parts of a document', () => {
    expect(types('*[_type == "page"]{ _type == "hero" => { title }, "url": picture.asset->url }')).toEqual([
      'page',
    ])
  })

  it('returns null if the query reads documents of any type', () => {
    expect(deriveDependencies('*[_id == $id][0]', schema)).toBeNull()
    expect(deriveDependencies('*[_type == "page"]{ "users": *[references(^._id)] }', schema)).toBeNull()
  })
})

it('tells the address of a document from its content', () => {
  const reads = (fragment: string) => deriveDependencies(`*[_type == "faq"]{ "x": ${fragment} }`, schema)
  const faq = { type: 'faq' }
  const address = (type: string) => ({ type, isAddress: true })
  const link = 'target->{ _type, "language": coalesce(language, ""), "slug": coalesce(slug.current, "") }'
  expect(reads(link)).toEqual([faq, address('page')])
  expect(reads('target->slug.current')).toEqual([faq, address('page')])
  expect(reads('target->title')).toEqual([faq])
  for (const content of [
    'target->{ slug, title }',
    'target->{ ... }',
    'target->{ slug, "n": count(industries) }',
    'target->{ slug, "faqs": *[_type == "faq"] }',
    'target->{ slug }[slug == title]',
    '[target->slug, target->]',
  ])
    expect(reads(content), content).toContainEqual({ type: 'page' })
  const own = '*[_type == "page" && language == $language]'
  expect(deriveDependencies(`${own}{ "x": ${link} }`, schema)).toEqual([
    address('faq'),
    { type: 'page', languageParam: 'language' },
    address('page'),
  ])
})

it('narrows a type to one language only if every filter on it does', () => {
  const french = '*[_type == "faq" && language == $language]'
  expect(deriveDependencies(french, schema)).toEqual([{ type: 'faq', languageParam: 'language' }])
  expect(deriveDependencies(`{ "a": ${french}, "b": *[_type == "faq"] }`, schema)).toEqual([{ type: 'faq' }])
})

it('throws for a reference to an unknown field', () => {
  expect(() => deriveDependencies('*[_type == "page"]{ "x": unheardOf-> }', schema)).toThrow('unheardOf')
})
