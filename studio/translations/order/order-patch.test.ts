import { describe, expect, it } from 'vitest'
import { compileSeed } from '../../../content/seed/documents.ts'
import type { ContentDocument } from '../documents/translated-copy.ts'
import { isTextBlock } from '../units/units.ts'
import { inEnglishOrder, orderPatch, sourceOrderScope } from './order-patch.ts'

const items = (keys: string) => [...keys].map((_key) => ({ _key, text: _key.toUpperCase() }))
const page = (list: unknown, rest = {}) => ({ _id: 'a', _type: 'page', list, ...rest })

/** The keys of a translated list after the order patch. */
function orderOf(english: string, own: string): string {
  const patch = orderPatch(page(items(english)), page(items(own)))
  const list = patch.list ?? items(own)
  return Array.isArray(list) ? list.map(({ _key }) => _key).join('') : 'no list'
}

it('puts a list in English order and keeps its items', () => {
  const first = { _key: 'a', _type: 'point', text: 'Een' }
  const second = { _key: 'b', _type: 'reference', _ref: 'faq-b-nl' }
  const dutch = page([first, second])
  expect(orderPatch(page(items('ba')), dutch)).toEqual({ list: [second, first] })
  expect(orderPatch(page(items('ab')), dutch)).toEqual({})
})

it('keeps an item that only the translation has behind the same neighbour', () => {
  expect(orderOf('cba', 'axbc')).toBe('cbax')
  expect(orderOf('cba', 'xyabzc')).toBe('xycbza')
  expect(orderOf('ab', 'xy')).toBe('xy')
})

it('ignores items that only English has', () => {
  expect(orderOf('dcab', 'abc')).toBe('cab')
  expect(orderOf('dabc', 'abc')).toBe('abc')
})

it('is idempotent, and skips duplicate keys, unkeyed lists and interface texts', () => {
  for (const [english, own] of [
    ['cba', 'axbc'],
    ['dcab', 'xabcy'],
  ] as const)
    expect(orderOf(english, orderOf(english, own))).toBe(orderOf(english, own))
  expect(orderOf('cba', 'abca')).toBe('abca')
  expect(orderPatch(page(['b', 'a']), page(['A', 'B']))).toEqual({})
  const words = { _id: 'a', _type: 'uiStrings', entries: items('ba') }
  expect(orderPatch(words, { ...words, entries: items('ab') })).toEqual({})
})

it('patches nested lists with the shortest patch', () => {
  const inner = (keys: string) => ({ _key: 'hero', _type: 'hero', actions: items(keys) })
  const english = page([inner('ba'), { _key: 'cta', points: items('dc') }])
  expect(orderPatch(english, page([inner('ab'), { _key: 'cta', points: items('dc') }]))).toEqual({
    'list[_key=="hero"].actions': items('ba'),
  })
  const moved = page([{ _key: 'cta', points: items('cd') }, inner('ab')])
  expect(orderPatch(english, moved)).toEqual({ list: english.list })
})

describe('rich text', () => {
  const block = (_key: string) => ({
    _key,
    _type: 'block',
    children: [{ _key: 's', _type: 'span', text: _key }],
  })
  const text = (keys: string) => page([...keys].map(block))

  it('is reordered if both sides have the same blocks', () => {
    expect(orderPatch(text('ba'), text('ab'))).toEqual({ list: text('ba').list })
  })

  it('is left alone if one side has an extra block', () => {
    expect(orderPatch(text('ba'), text('abx'))).toEqual({})
    expect(orderPatch(text('bax'), text('ab'))).toEqual({})
  })

  it('is never reordered inside a block', () => {
    const children = (keys: string) => page([{ _key: 'a', _type: 'block', children: items(keys) }])
    expect(orderPatch(children('ba'), children('ab'))).toEqual({})
  })
})

it('tells whether English determines the order of all, some or no items', () => {
  expect(sourceOrderScope(items('abc'), items('ba'))).toBe('whole')
  expect(sourceOrderScope(items('abc'), items('bax'))).toBe('part')
  expect(sourceOrderScope(items('abc'), items('ax'))).toBe('none')
  expect(sourceOrderScope(undefined, items('ab'))).toBe('none')
  expect(sourceOrderScope(['a', 'b'], ['a', 'b'])).toBe('none')
})

describe('the starter content', () => {
  const documents = compileSeed().filter(({ document }) => document._type !== 'uiStrings')
  const english = new Map(documents.map(({ document }) => [document._id, document]))
  const pairs = documents.flatMap(({ document, translationOf }) => {
    const original = english.get(translationOf)
    return original && original !== document ? [{ original, document }] : []
  })

  it('has every list in English order, in every language', () => {
    expect(pairs.length).toBeGreaterThan(200)
    for (const { original, document } of pairs)
      expect(orderPatch(original, document), document._id).toEqual({})
  })

  it('follows English when its lists are reversed', () => {
    for (const { original, document } of pairs) {
      const followed = inEnglishOrder(turned(original), document)
      expect(keysOf(followed), document._id).toEqual(keysOf(turned(document)))
      expect(withoutOrder(followed)).toEqual(withoutOrder(document))
    }
  })
})

/** The document with each keyed list reversed. */
function turned(document: ContentDocument): ContentDocument {
  const turn = (value: unknown): unknown => {
    if (isTextBlock(value) || typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return isKeyed(value) ? value.map(turn).reverse() : value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, turn(inner)]))
  }
  return { ...document, ...Object.fromEntries(Object.entries(document).map(([k, v]) => [k, turn(v)])) }
}

const isKeyed = (list: unknown[]) => list.every((item) => typeof Object(item)._key === 'string')

function keysOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => [Object(item)._key, keysOf(item)])
  if (isTextBlock(value) || typeof value !== 'object' || value === null) return null
  return Object.entries(value).map(([name, inner]) => [name, keysOf(inner)])
}

/** The value with sorted lists, for comparing regardless of order. */
function withoutOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => JSON.stringify(withoutOrder(item))).sort()
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutOrder(inner)]))
}
