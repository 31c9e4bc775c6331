import { expect, it } from 'vitest'
import { emptyResult } from './query.ts'

it.each([
  ['*', []],
  ['*[_type == "page"]', []],
  ['*[_type == "page"]._id', []],
  ['*[_type == "page"]{title} | order(title) [0...3]', []],
  ['*[_type == "page"][0]', null],
  ['*[_type == "page"][0].title', null],
  ['count(*)', null],
  ['{"pages": *}', null],
])('the result type of %s', (query, result) => {
  expect(emptyResult(query, {})).toEqual(result)
})

it("rejects queries that don't parse or are too long", () => {
  expect(() => emptyResult('*[', {})).toThrow(expect.objectContaining({ status: 400 }))
  expect(() => emptyResult('!'.repeat(4_000), {})).toThrow(expect.objectContaining({ status: 400 }))
  expect(() => emptyResult(`*${' '.repeat(4_000)}`, {})).toThrow(expect.objectContaining({ status: 400 }))
})

it('evaluates nothing', () => {
  // Its evaluation would not end.
  expect(emptyResult(`"${'a'.repeat(3_800)}" match "*${'a*'.repeat(40)}b"`, {})).toBeNull()
})
