import { expect, it, vi } from 'vitest'
import { confirmEmptyResult } from './confirm-empty-result.ts'

const query = '*[_id == "a"][0]'
/** A lake that returns `result`, behind something else that sends the first replies. */
function lakeBehind(result: unknown, ...firstReplies: unknown[]) {
  return vi.fn(async (query: string) => {
    if (firstReplies.length > 0) return firstReplies.shift()
    return query.startsWith('{"answer": 6 * 7') ? { answer: 42, result } : result
  })
}

it('accepts a result that is not empty', async () => {
  const lake = lakeBehind({ title: 'A' })
  expect(await confirmEmptyResult(query, lake)).toEqual({ title: 'A' })
  expect(lake).toHaveBeenCalledOnce()
})

it.each([[null], [[]], [{}]])('accepts %j together with a known value', async (nothing) => {
  const lake = lakeBehind(nothing)
  expect(await confirmEmptyResult(query, lake)).toEqual(nothing)
  expect(lake.mock.calls.at(-1)?.[0]).toContain(query)
})

it.each([[null], [{}], [[]]])(
  'does not accept %j from something that is gone at the next request',
  async (wrong) => {
    expect(await confirmEmptyResult(query, lakeBehind({ title: 'A' }, wrong))).toEqual({ title: 'A' })
  },
)

it.each([
  ['an empty object for everything', [{}, {}]],
  ['null for everything', [null, null]],
  ['no result', [undefined]],
  ['a text', ['<h1>']],
  ['the known value without a result', [null, { answer: 42 }]],
])('refuses %s', async (_what, replies) => {
  await expect(confirmEmptyResult(query, lakeBehind({ title: 'A' }, ...replies))).rejects.toThrow()
})
