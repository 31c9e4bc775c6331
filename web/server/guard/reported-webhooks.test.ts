import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ReportedWebhooks } from './reported-webhooks.ts'

let isConnected = true
let webhooks: ReportedWebhooks
beforeEach(() => {
  vi.useFakeTimers()
  isConnected = true
  webhooks = new ReportedWebhooks(() => isConnected)
})
afterEach(() => vi.useRealTimers())

function request(id: string, transactionId: string, url = '/api/revalidate') {
  const headers = { 'sanity-document-id': id, 'sanity-transaction-id': transactionId }
  return webhooks.has({ method: 'POST', url, headers } as never) // all that it reads
}
async function has(...change: Parameters<typeof request>) {
  const found = request(...change)
  await vi.advanceTimersByTimeAsync(500)
  return found
}

it('recognises a change that the stream reported in the last ten seconds', async () => {
  webhooks.add([{ _id: 'a', transactionId: '1' }])
  expect([await has('a', '1'), await has('a', '2'), await has('b', '1')]).toEqual([true, false, false])
  expect(await has('a', '1', '/api/reconcile')).toBe(false)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await has('a', '1')).toBe(false)
})

it('waits for the stream, whatever else it reports first', async () => {
  const early = request('b', '2')
  await vi.advanceTimersByTimeAsync(100)
  webhooks.add([{ _id: 'a', transactionId: '1' }])
  await vi.advanceTimersByTimeAsync(100)
  webhooks.add([{ _id: 'b', transactionId: '2' }])
  expect(await early).toBe(true)
})

it('does not wait without a stream, or for a request that names no change', async () => {
  isConnected = false
  expect(await request('a', '1')).toBe(false)
  isConnected = true
  expect(await request('', '')).toBe(false)
})
