import { expect, it, vi } from 'vitest'
import { LeftoverRelease, scheduleRelease } from './schedule-release.ts'

it('leaves no release behind that could not be scheduled', async () => {
  const done: string[] = []
  const record = (name: string) => async () => void done.push(name)
  const schedule = vi.fn().mockRejectedValue(new Error('No.'))
  const create = async () => ({ releaseId: 'r1' })
  const releases = { create, schedule, archive: record('archive'), delete: record('delete') }
  const client: unknown = { releases, action: record('action') }
  const release = { title: 'Offer', at: '2026-12-24T10:00:00.000Z', tag: 'test' }
  const scheduling = scheduleRelease(client as Parameters<typeof scheduleRelease>[0], release, () => [])
  await expect(scheduling).rejects.toThrow('No.')
  expect(done).toEqual(['action', 'archive', 'delete'])
  releases.archive = () => Promise.reject(new Error('Offline.'))
  const unfinished = scheduleRelease(client as Parameters<typeof scheduleRelease>[0], release, () => [])
  await expect(unfinished).rejects.toThrow(LeftoverRelease)
})
