// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { renderHook } from '../ui/render-hook.ts'
import { changedNotes, type Lead, useLeads } from './use-leads.ts'

vi.mock('../env.ts', () => ({ functionsUrl: 'https://functions.test' }))
vi.mock('sanity', () => {
  const client = { config: () => ({ token: 'a-token' }) }
  return { useClient: () => client }
})

it('sends only what the editor changed, so a colleague’s note stays', () => {
  const before = { status: 'new', owner: '', note: '' } as const
  expect(changedNotes(before, { ...before, status: 'contacted' })).toEqual({ status: 'contacted' })
  expect(changedNotes({ ...before, note: 'Call' }, before)).toEqual({ note: '' })
})

const lead = (id: string): Lead => ({
  id,
  name: 'Ada',
  email: 'ada@mill.example',
  company: 'Mill',
  phone: null,
  locale: null,
  created_at: '2026-11-23T09:00:00Z',
  suspected: false,
  status: 'new',
  owner: '',
  note: '',
  origin: {},
})

it('skips no lead after others left the filter, and lists none twice', async () => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(Response.json({ total: 3, leads: [lead('a'), lead('b')] }))
    .mockResolvedValueOnce(Response.json({ total: 2, leads: [lead('b'), lead('c')] }))
  const { rendered, result, unmount } = renderHook(useLeads, { search: '', status: 'new' as const })
  await rendered
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(result().leads).toHaveLength(2)
  })
  expect(result().hasMore).toBe(true)
  await act(async () => result().replace({ ...lead('a'), status: 'contacted' }))
  await act(() => result().loadMore())
  expect(JSON.parse(String(fetched.mock.lastCall?.[1]?.body))).toMatchObject({ firstRow: 1 })
  expect(result().leads?.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(result().hasMore).toBe(false)
  await unmount()
  vi.restoreAllMocks()
})
