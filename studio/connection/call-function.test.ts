import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { callFunction } from './call-function.ts'

vi.mock('../env.ts', () => ({ functionsUrl: undefined }))

const session = { functionsUrl: 'https://functions.test', token: 'a-token' }
const call = {
  name: 'editor-leads',
  request: { action: 'counts' },
  response: z.object({ total: z.number() }),
  purpose: 'see leads',
  reasons: { 404: 'This lead no longer exists.' },
}

function answer(body: unknown, status = 200) {
  return vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body, { status }))
}

afterEach(() => vi.restoreAllMocks())

describe('a function called from the Studio', () => {
  it('gets the session and returns data', async () => {
    const fetched = answer({ total: 2 })
    expect(await callFunction(session, call)).toEqual({ total: 2 })
    const [url, init] = fetched.mock.calls[0] ?? []
    expect(url).toBe('https://functions.test/editor-leads')
    expect(init?.headers).toMatchObject({ authorization: 'Bearer a-token' })
  })

  it.each([
    [401, {}, /isn’t allowed to see leads/],
    [403, {}, /STUDIO_ORIGINS/],
    [404, {}, 'This lead no longer exists.'],
    [409, { error: 'Publish the issue first' }, 'Publish the issue first'],
    [409, null, /failed \(409\)/],
    [503, { error: 'It may have been sent.' }, 'It may have been sent.'],
    [503, { code: 'BOOT_ERROR' }, /failed \(503\)/],
    [500, {}, /failed \(500\)/],
    [200, { total: 'two' }, /couldn’t be read/],
  ])('says what went wrong: %i %j', async (status, body, message) => {
    answer(body, status)
    await expect(callFunction(session, call)).rejects.toThrow(message)
  })

  it.each(['never answers', 'never ends its answer'])('that %s fails at the deadline', async (how) => {
    const late = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
    vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
      const aborted = Promise.withResolvers<never>()
      init?.signal?.addEventListener('abort', () => aborted.reject(new DOMException('', 'TimeoutError')))
      if (how === 'never answers') return aborted.promise
      const body = new ReadableStream({ pull: () => aborted.promise })
      return Promise.resolve(new Response(body))
    })
    const result = expect(callFunction(session, call)).rejects.toThrow(/No answer/)
    late.abort()
    await result
  })
})
