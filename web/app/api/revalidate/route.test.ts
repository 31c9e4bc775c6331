import { encodeSignatureHeader } from '@sanity/webhook'
import { expect, it, vi } from 'vitest'
import { env } from '@/env.ts'

vi.mock('@/content/mark-stale.ts', () => ({ markStale: () => {} }))
vi.mock('@/env.ts', () => ({ env: { SANITY_WEBHOOK_SECRET: 'secret' } }))
const { POST } = await import('./route.ts')

async function tell(change: object): Promise<string[]> {
  const body = JSON.stringify({ _type: 'redirect', ...change })
  const signature = await encodeSignatureHeader(body, Date.now(), env.SANITY_WEBHOOK_SECRET)
  const headers = { 'sanity-webhook-signature': signature, 'idempotency-key': crypto.randomUUID() }
  const reply = await POST(new Request('https://site.example', { method: 'POST', body, headers }))
  return (await reply.json()).revalidated
}

it('takes what webhook and stream tell of one change for one, and its deletion a moment later for another', async () => {
  const tags = ['type:redirect', 'document:a']
  expect(await tell({ _id: 'a', _rev: '1', operation: 'create' })).toEqual(tags)
  expect(await tell({ _id: 'a', _rev: '1' })).toEqual([])
  expect(await tell({ _id: 'a', _rev: '1', operation: 'delete' })).toEqual(tags)
  expect(await tell({ _id: 'a', _rev: '1', operation: 'delete' })).toEqual([])
  expect(await tell({ _id: 'a', _rev: '2', operation: 'create' })).toEqual(tags)
})
