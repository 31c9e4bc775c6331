import { afterEach, expect, it, vi } from 'vitest'
import { RedirectHits } from './redirect-hits.ts'

afterEach(() => vi.restoreAllMocks())

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
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
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
  expect(warn).toHaveBeenCalledOnce()
})

it('fits a request, whatever the paths are', async () => {
  const sizes: number[] = []
  const hits = new RedirectHits(async (stored) => void sizes.push(Buffer.byteLength(JSON.stringify(stored))))
  for (let number = 0; number < 100; number += 1) hits.add(`/${'é'.repeat(490)}${number}`)
  hits.add('/busy', 1_500_000)
  for (let time = 0; time < 5; time += 1) await hits.flush()
  expect(sizes).toHaveLength(4)
  expect(Math.max(...sizes)).toBeLessThan(64 * 1024)
})

it('stores what is counted while a batch is being stored, before the process ends', async () => {
  const first = Promise.withResolvers<void>()
  const store = vi.fn<() => Promise<void>>().mockReturnValueOnce(first.promise).mockResolvedValue()
  const hits = new RedirectHits(store)
  hits.add('/a')
  void hits.flush()
  await expect.poll(() => store).toHaveBeenCalledOnce()
  hits.add('/b')
  const last = hits.flush()
  first.resolve()
  await last
  expect(store.mock.calls).toEqual([[[{ path: '/a', count: 1 }]], [[{ path: '/b', count: 1 }]]])
})
