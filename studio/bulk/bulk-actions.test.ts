import { expect, it, vi } from 'vitest'
import { moveToRelease, scheduleDrafts } from './bulk-actions.ts'

function testClient() {
  const calls: string[] = []
  const action = vi.fn(async (actions: { actionType: string; versionId: string }[]) => {
    for (const { actionType, versionId } of actions)
      calls.push(`${actionType.split('.').at(-1)} ${versionId}`)
  })
  const schedule = vi.fn(async ({ publishAt }: { publishAt: string }) => void calls.push(`at ${publishAt}`))
  const patch = (id: string, { ifRevisionID }: { ifRevisionID: string }) => `${id} ${ifRevisionID}`
  const commit = vi.fn(async (removed: string) => void calls.push(`delete ${removed}`))
  const transaction = () => ({
    patch: (unchanged: string) => ({ delete: () => ({ commit: () => commit(unchanged) }) }),
  })
  const releases = { create: async () => ({ releaseId: 'r2' }), schedule, archive: vi.fn(), delete: vi.fn() }
  const fetch = vi.fn(async (): Promise<string[]> => [])
  const client: unknown = { action, fetch, releases, patch, transaction }
  return { client: client as Parameters<typeof moveToRelease>[0], calls, fetch, schedule, commit }
}

const a = { id: 'a', revision: '1' }
const b = { id: 'b', revision: '2' }

it('moves drafts to a release in one request', async () => {
  const { client, calls } = testClient()
  expect(await moveToRelease(client, [a, b], 'r1')).toEqual([])
  expect(calls).toEqual([
    'create versions.r1.a',
    'create versions.r1.b',
    'discard drafts.a',
    'discard drafts.b',
  ])
  expect(client.action).toHaveBeenCalledOnce()
})

it('keeps drafts of documents that the release already has', async () => {
  const { client, calls, fetch } = testClient()
  fetch.mockResolvedValue(['versions.r1.a'])
  expect(await moveToRelease(client, [a, b], 'r1')).toEqual([a])
  expect(calls).toEqual(['create versions.r1.b', 'discard drafts.b'])
  expect(await moveToRelease(client, [a], 'r1')).toEqual([a])
  expect(client.action).toHaveBeenCalledOnce()
})

const at = '2026-12-24T10:00:00.000Z'
const failure = (statusCode: number) => Object.assign(new Error('No.'), { statusCode })

it('keeps drafts that could not be scheduled, or that were edited meanwhile', async () => {
  const { client, calls, schedule, commit } = testClient()
  expect(await scheduleDrafts(client, [a], at)).toEqual({ edited: [], failed: [] })
  expect(calls).toEqual(['create versions.r2.a', `at ${at}`, 'delete drafts.a 1'])
  commit.mockRejectedValueOnce(failure(409)).mockRejectedValueOnce(failure(500))
  expect(await scheduleDrafts(client, [a, b], at)).toEqual({ edited: [a], failed: [b] })
  calls.length = 0
  schedule.mockRejectedValue(new Error('No.'))
  await expect(scheduleDrafts(client, [a], at)).rejects.toThrow('No.')
  expect(calls).toEqual(['create versions.r2.a'])
})

it('discards drafts one after the other, and again after a pause if there were too many mutations', async () => {
  vi.useFakeTimers()
  const { client, commit } = testClient()
  let running = 0
  commit.mockImplementation(async () => {
    running += 1
    await Promise.resolve()
    expect(running).toBe(1)
    running -= 1
  })
  commit.mockRejectedValueOnce(failure(429))
  const done = scheduleDrafts(client, [a, b], at)
  await vi.runAllTimersAsync()
  expect(await done).toEqual({ edited: [], failed: [] })
  expect(commit.mock.calls).toEqual([['drafts.a 1'], ['drafts.a 1'], ['drafts.b 2']])
  vi.useRealTimers()
})
