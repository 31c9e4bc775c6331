import { expect, it } from 'vitest'
import { searchMissRequest, toSearchMiss } from './search-misses.ts'

it.each([
  ['  Invoice\tROBOT ', 'invoice robot'],
  ['café', 'café'],
  ['2,500 euros', '2,500 euros'],
  ['x', null],
  ['a'.repeat(81), null],
  ['ada@ferrer.example', null],
  ['call +44 20 7946 0123', null],
  ['١٢٣٤٥٦٧', null],
  ['\0\u200b', null],
])('%j is counted as %j', (query, counted) => {
  expect(toSearchMiss(query)).toBe(counted)
})

it('rejects what the site would not have sent', () => {
  expect(searchMissRequest.safeParse({ locale: 'fr', query: 'robot' }).success).toBe(true)
  expect(searchMissRequest.safeParse({ locale: 'fr', query: 'Robot' }).success).toBe(false)
  expect(searchMissRequest.safeParse({ locale: 'de', query: 'robot' }).success).toBe(false)
})
