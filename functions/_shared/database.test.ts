import { afterEach, expect, it, vi } from 'vitest'
import { connectDatabase } from './database.ts'

afterEach(() => vi.unstubAllGlobals())

it('reads no endless response of the database, and none without a time limit', async () => {
  const signals: unknown[] = []
  const chunk = new Uint8Array(1024 * 1024)
  vi.stubGlobal('fetch', async (_input: unknown, init: RequestInit) => {
    signals.push(init.signal)
    return new Response(new ReadableStream({ pull: (controller) => controller.enqueue(chunk) }))
  })
  const { error } = await connectDatabase('http://127.0.0.1', 'key').rpc('run_retention')
  expect(error?.message).toContain('more than 33554432 bytes')
  expect(signals).toEqual([expect.any(AbortSignal)])
})
