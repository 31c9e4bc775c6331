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

describe('the types that a query reads', () => {
  it('are those that its filters name', () => {
    expect(
      types('*[_type == "page"]{ "n": count(*[_type in ["faq", "industry"] && references(^._id)]) }'),
    ).toEqual(['faq', 'industry', 'page'])
  })

  it('grow with a reference that a fragment follows', () => {
    const query = (fragment: string) => `*[_type == "page"][0]{ "list": coalesce(industries, [])${fragment} }`
    expect(types(query('[]{ _key }'))).toEqual(['page'])
    expect(types(query('[defined(@->_id)]->{ title }'))).toEqual(['industry', 'page'])
  })

  it('leave out types without the field that alone is read', () => {
    expect(types('*[_type == "page"]{ "slug": target->slug }')).toEqual(['page'])
    expect(types('*[_type == "page"]{ "type": target->_type }')).toEqual(['faq', 'page'])
  })

  it('leave out conditions on parts of a document, and assets', () => {
    expect(types('*[_type == "page"]{ _type == "hero" => { title }, "url": picture.asset->url }')).toEqual([
      'page',
    ])
  })

  it('are not known where any document is read', () => {
    expect(deriveDependencies('*[_id == $id][0]', schema)).toBeNull()
    expect(deriveDependencies('*[_type == "page"]{ "users": *[references(^._id)] }', schema)).toBeNull()
  })
})

it('narrows to one language only where every look at the type is narrowed', () => {
  const french = '*[_type == "faq" && language == $language]'
  expect(deriveDependencies(french, schema)).toEqual([{ type: 'faq', languageParam: 'language' }])
  expect(deriveDependencies(`{ "a": ${french}, "b": *[_type == "faq"] }`, schema)).toEqual([{ type: 'faq' }])
})

it('refuses to guess what a nameless reference leads to', () => {
  expect(() => deriveDependencies('*[_type == "page"]{ "x": unheardOf-> }', schema)).toThrow('unheardOf')
})
