import { parse } from 'groq-js'
import { describe, expect, it } from 'vitest'
import { queryExports } from './source-fingerprint.ts'

/**
 * Whether a filter over all documents searches all documents again for each of them. groq-js evaluates both sides of `&&`
 * and `||`, so only `select()` keeps a search to the documents that need it.
 */
function searchesPerDocument(query: string): boolean {
  const filters: unknown[] = []
  visit(parse(query, { params: { start: 0, end: 1 } }), (node) => {
    if (node.type === 'Filter' && Object(node.base).type === 'Everything') filters.push(node.expr)
    return true
  })
  let isFound = false
  visit(filters, ({ type }) => {
    isFound ||= type === 'Everything'
    return type !== 'Select'
  })
  return isFound
}

/** Visits nodes of a parse tree, below those for which `enter` returns true. */
function visit(node: unknown, enter: (node: Record<string, unknown>) => boolean): void {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node) && !enter({ ...node })) return
  for (const child of Object.values(node)) visit(child, enter)
}

describe('filters', () => {
  it.each([
    ['*[_type == "a" && count(*[references(^._id)]) > 0]', true],
    ['{ "all": *[_type == "a" || defined(*[_id == ^.b][0])] }', true],
    ['*[_type == "a" && select(language == "fr" => count(*[references(^._id)]) > 0)]', false],
    ['*[_type == "a"] { "used": count(*[references(^._id)]) }', false],
  ])('%s: %s', (query, isSlow) => {
    expect(searchesPerDocument(query)).toBe(isSlow)
  })

  it('search all documents for each document only inside select()', async () => {
    const queries = (await queryExports()).filter(({ name }) => name.endsWith('Query'))
    expect(queries.length).toBeGreaterThan(30)
    const slow = queries.filter(({ value }) => typeof value === 'string' && searchesPerDocument(value))
    expect(slow.map(({ name }) => name)).toEqual([])
  })
})
