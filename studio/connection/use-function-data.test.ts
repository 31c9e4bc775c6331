// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { renderHook } from '../ui/render-hook.ts'
import { useFunctionData } from './call-function.ts'

vi.mock('../env.ts', () => ({ functionsUrl: 'https://functions.test' }))
vi.mock('sanity', () => {
  const client = { config: () => ({ token: 'a-token' }) }
  return { useClient: () => client }
})

const callFor = (locale: string) => ({
  name: 'editor-searches',
  request: { locale },
  response: z.array(z.string()),
  purpose: 'see searches',
})

it('shows nothing of the last call while another one loads', async () => {
  const second = Promise.withResolvers<Response>()
  vi.spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(Response.json(['devis']))
    .mockReturnValueOnce(second.promise)
  const french = callFor('fr')
  const { rendered, render, result, unmount } = renderHook(
    (call: typeof french) => ({ current: useFunctionData(call) }),
    french,
  )
  await rendered
  expect(result().current).toEqual({ data: ['devis'] })
  await render(callFor('nl'))
  expect(result().current).toBeUndefined()
  await act(async () => second.resolve(Response.json(['offerte'])))
  expect(result().current).toEqual({ data: ['offerte'] })
  await unmount()
  vi.restoreAllMocks()
})
