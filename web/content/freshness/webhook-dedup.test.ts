import { expect, it } from 'vitest'
import { WebhookDedup } from './webhook-dedup.ts'

const change = { _id: 'a', _rev: '1', operation: 'create' }
/** The key in the format of `content-listener.ts`. */
const streamed = { _id: 'a', _rev: '1' }

it('never treats webhooks as duplicates of each other: the first may have come before queries see the change', () => {
  const dedup = new WebhookDedup()
  expect(dedup.isDuplicate(change)).toBe(false)
  expect(dedup.isDuplicate(change)).toBe(false)
})

it('recognises the webhook of a change that the stream recently reported', () => {
  let time = 1
  const dedup = new WebhookDedup(() => time)
  dedup.addStreamed(streamed)
  time += 9_000
  expect(dedup.isDuplicate(change)).toBe(true)
  expect(dedup.isDuplicate({ ...change, _rev: '2' })).toBe(false)
  expect(dedup.isDuplicate({ ...change, _id: 'b' })).toBe(false)
  expect(dedup.isDuplicate({ ...change, operation: 'delete' })).toBe(false)
  dedup.addStreamed({ ...streamed, operation: 'delete' })
  expect(dedup.isDuplicate({ ...change, operation: 'delete' })).toBe(true)
  expect(dedup.isDuplicate({ _id: 'a' })).toBe(false)
  time += 1_001
  expect(dedup.isDuplicate(change)).toBe(false)
})
