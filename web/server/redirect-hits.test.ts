import { expect, it, vi } from 'vitest'
import { RedirectHits } from './redirect-hits.ts'

it('stores what was counted, once', async () => {
  const store = vi.fn(async () => {})
  const hits = new RedirectHits(store)
  for (const path of ['/old', '/a', '/old', `/${'x'.repeat(500)}`]) hits.add(path)
  await hits.flush()
  await hits.flush()
  expect(store.mock.calls).toEqual([
    [
      [
        { path: '/old', count: 2 },
        { path: '/a', count: 1 },
      ],
    ],
  ])
})

it('keeps what could not be stored, with what is counted meanwhile, and stores 500 at a time', async () => {
  const failed = Promise.withResolvers<void>()
  const store = vi.fn<(hits: { path: string; count: number }[]) => Promise<void>>()
  store.mockReturnValueOnce(failed.promise).mockResolvedValue()
  const hits = new RedirectHits(store)
  hits.add('/old')
  const first = hits.flush()
  hits.add('/old')
  failed.reject(new Error('The database is down.'))
  await first
  for (let number = 0; number < 600; number += 1) hits.add(`/${number}`)
  await hits.flush()
  await hits.flush()
  const [, second, third] = store.mock.calls.map(([stored]) => stored)
  expect(second?.[0]).toEqual({ path: '/old', count: 2 })
  expect([second?.length, third?.length]).toEqual([500, 101])
})
