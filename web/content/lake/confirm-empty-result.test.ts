import { expect, it, vi } from 'vitest'
import { confirmEmptyResult } from './confirm-empty-result.ts'

const query = '*[_id == "a"][0]'
/** A lake that holds `held`, seen through what stands before it for the first replies. */
function lakeBehind(held: unknown, ...firstReplies: unknown[]) {
  return vi.fn(async (asked: string) => {
    if (firstReplies.length > 0) return firstReplies.shift()
    return asked.startsWith('{"answer": 6 * 7') ? { answer: 42, result: held } : held
  })
}

it('believes what there is at once', async () => {
  const lake = lakeBehind({ title: 'A' })
  expect(await confirmEmptyResult(query, lake)).toEqual({ title: 'A' })
  expect(lake).toHaveBeenCalledOnce()
})

it.each([[null], [[]], [{}]])('believes %j together with a known answer', async (nothing) => {
  const lake = lakeBehind(nothing)
  expect(await confirmEmptyResult(query, lake)).toEqual(nothing)
  expect(lake.mock.calls.at(-1)?.[0]).toContain(query)
})

it.each([[null], [{}], [[]]])(
  'does not believe %j of a stand-in that is gone at the next question',
  async (wrong) => {
    expect(await confirmEmptyResult(query, lakeBehind({ title: 'A' }, wrong))).toEqual({ title: 'A' })
  },
)

it.each([
  ['nothing to everything', [{}, {}]],
  ['null to everything', [null, null]],
  ['no result', [undefined]],
  ['a text', ['<h1>']],
  ['the known answer without a result', [null, { answer: 42 }]],
])('refuses %s', async (_what, replies) => {
  await expect(confirmEmptyResult(query, lakeBehind({ title: 'A' }, ...replies))).rejects.toThrow()
})
