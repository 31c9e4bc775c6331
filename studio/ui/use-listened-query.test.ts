// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { renderHook } from './render-hook.ts'

type Observer = { next: (result: string) => void; error: (error: Error) => void }

const { listenQuery, subscribe, documentStore } = vi.hoisted(() => {
  const subscribe = vi.fn((_observer: Observer) => ({ unsubscribe: () => undefined }))
  const listenQuery = vi.fn((..._options: unknown[]) => ({ subscribe }))
  return { listenQuery, subscribe, documentStore: { listenQuery } }
})
vi.mock('sanity', () => ({ useDocumentStore: () => documentStore }))
// Another test may have loaded it already, without the mock.
vi.resetModules()
const { useListenedQuery } = await import('./use-listened-query.ts')

const query = { fetch: '*[0]', listen: '*', tag: 'test' }

it('loads again for another perspective, and says if it fails', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { rendered, render, result } = renderHook(
    (perspective: string[]) => ({ current: useListenedQuery<string>(query, { id: 'a' }, perspective) }),
    ['drafts'],
  )
  await rendered
  await render(['drafts'])
  expect(listenQuery).toHaveBeenCalledOnce()
  await act(async () => subscribe.mock.lastCall?.[0].next('A result'))
  expect(result().current).toBe('A result')
  await render(['r1', 'drafts'])
  expect(result().current).toBeUndefined()
  expect(listenQuery.mock.lastCall?.slice(1)).toMatchObject([{ id: 'a' }, { perspective: ['r1', 'drafts'] }])
  await act(async () => subscribe.mock.lastCall?.[0].error(new Error('Away.')))
  expect(result().current).toBe('failed')
  expect(warned).toHaveBeenCalledOnce()
  warned.mockRestore()
})
