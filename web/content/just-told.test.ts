import { expect, it } from 'vitest'
import { JustTold } from './just-told.ts'

const change = { _id: 'a', _rev: '1', operation: 'create' }
/** As `follow-content.ts` tells it. */
const byStream = { _id: 'a', _rev: '1', source: 'stream' } as const

it('takes what the stream tells for news, however early a webhook told of it: queries have it only now', () => {
  const told = new JustTold()
  expect(told.isNews(change)).toBe(true)
  expect(told.isNews(change)).toBe(true)
  expect(told.isNews(byStream)).toBe(true)
  expect(told.isNews(byStream)).toBe(true)
})

it('drops a webhook of what the stream told, for a while, and nothing else', () => {
  let time = 1
  const told = new JustTold(() => time)
  told.isNews(byStream)
  time += 9_000
  expect(told.isNews(change)).toBe(false)
  expect(told.isNews({ ...change, _rev: '2' })).toBe(true)
  expect(told.isNews({ ...change, _id: 'b' })).toBe(true)
  expect(told.isNews({ ...change, operation: 'delete' })).toBe(true)
  expect(told.isNews({ ...byStream, operation: 'delete' })).toBe(true)
  expect(told.isNews({ ...change, operation: 'delete' })).toBe(false)
  expect(told.isNews({ _id: 'a' })).toBe(true)
  time += 1_001
  expect(told.isNews(change)).toBe(true)
})
