import { beforeEach, expect, it, vi } from 'vitest'
import type { Answer } from './answer.ts'
import { HeldAnswers } from './held-answers.ts'

const day = 86_400_000

function answer(text: string, rest: Partial<Answer> = {}): Answer {
  const base = {
    status: 200,
    headers: {},
    etag: text,
    isStatic: true,
    isStale: false,
    isUnavailable: false,
    livesMs: day,
  }
  return { ...base, body: Buffer.from(text), ...rest }
}

const make = vi.fn<(request: string) => Promise<Answer>>()
let clock = 10_000
/** Ends the pause that is being made. */
let goOn = () => {}
let isAway = false
let held: HeldAnswers<string>

beforeEach(() => {
  make.mockReset()
  clock = 10_000
  isAway = false
  const pause = () => new Promise<void>((resolve) => (goOn = resolve))
  held = new HeldAnswers({
    make,
    waitMs: 60,
    maxBytes: 100_000,
    isAway: () => isAway,
    now: () => clock,
    pause,
  })
})

const get = async (key = '/a') => (await held.get(key, key))?.body.toString()
const soon = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds))

it('makes an answer once, however many ask', async () => {
  make.mockResolvedValue(answer('one'))
  expect(await Promise.all([get(), get(), get()])).toEqual(['one', 'one', 'one'])
  expect(await get()).toBe('one')
  expect(make).toHaveBeenCalledOnce()
})

it('gives the new answer to the first who asks after a change', async () => {
  make.mockResolvedValueOnce(answer('old'))
  await get()
  held.markStale()
  // Next.js gives the old page out while it makes the new one.
  make.mockResolvedValueOnce(answer('old', { isStale: true }))
  make.mockResolvedValueOnce(answer('new'))
  expect(await Promise.all([get(), get()])).toEqual(['new', 'new'])
  expect(make).toHaveBeenCalledTimes(3)
})

it('gives the answer from before where the new one does not come in time, at once to all who follow', async () => {
  make.mockResolvedValueOnce(answer('old'))
  await get()
  held.markStale()
  let finish = (_answer: Answer) => {}
  make.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
  expect(await get()).toBe('old')
  const start = performance.now()
  for (let visitor = 0; visitor < 50; visitor++) expect(await get()).toBe('old')
  // Fifty that waited would take three seconds.
  expect(performance.now() - start).toBeLessThan(1_000)
  finish(answer('new'))
  await soon()
  expect(await get()).toBe('new')
})

it('keeps the answer from before through makings that fail, and heals by itself', async () => {
  make.mockResolvedValueOnce(answer('old'))
  await get()
  held.markStale()
  make.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(answer('', { status: 500 }))
  expect(await get()).toBe('old')
  clock += 1_500
  expect(await get()).toBe('old')
  await soon()
  make.mockResolvedValueOnce(answer('new'))
  clock += 1_500
  expect(await get()).toBe('old')
  await soon()
  expect(await get()).toBe('new')
})

it('tries on without visitors what could not be made in time, or was made just after a change', async () => {
  make.mockResolvedValueOnce(answer('old'))
  await get()
  held.markStale()
  make.mockResolvedValue(answer('old', { isStale: true }))
  clock += 5_000
  expect(await get()).toBe('old')
  await soon(100) // until that making is over
  for (const renewed of [answer('old', { isStale: true }), answer('new')]) {
    make.mockReset().mockResolvedValue(renewed)
    clock += 2_000
    goOn()
    await soon(100)
  }
  expect(await get()).toBe('new')
  expect(make).toHaveBeenCalledOnce()

  held.markStale()
  make.mockReset().mockResolvedValueOnce(answer('perhaps old')).mockResolvedValueOnce(answer('newest'))
  expect(await get()).toBe('perhaps old')
  await soon()
  clock += 2_000
  goOn()
  await soon()
  expect(await get()).toBe('newest')
})

it('waits for nothing while what pages are made from is away, and tries on behind that', async () => {
  make.mockResolvedValueOnce(answer('old'))
  await get()
  held.markStale()
  make.mockResolvedValue(answer('old', { isStale: true }))
  // It turns out while somebody waits.
  const waiting = get()
  isAway = true
  expect(await waiting).toBe('old')
  held.markStale()
  make.mockClear()
  expect(await get()).toBe('old')
  expect(make).not.toHaveBeenCalled()
  isAway = false
  make.mockReset().mockResolvedValue(answer('new'))
  clock += 2_000
  goOn()
  await soon(100)
  expect(await get()).toBe('new')
})

it('says that a page is unavailable where it has nothing else to give, and keeps none of that', async () => {
  const unavailable = answer('back in a moment', { status: 503, isUnavailable: true })
  make.mockResolvedValueOnce(unavailable)
  expect(await get('/never')).toBe('back in a moment')
  expect(held.size.answers).toBe(0)
  make.mockResolvedValueOnce(answer('old'))
  expect(await get()).toBe('old')
  held.markStale()
  make.mockResolvedValueOnce(unavailable)
  expect(await get()).toBe('old')
})

it('does not trust what was begun before a change, or made just after it', async () => {
  let finish = (_answer: Answer) => {}
  make.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
  const first = get()
  held.markStale()
  finish(answer('old'))
  expect(await first).toBe('old')
  make.mockResolvedValueOnce(answer('perhaps old'))
  expect(await get()).toBe('perhaps old')
  make.mockResolvedValueOnce(answer('new'))
  clock += 200
  await get()
  await soon()
  expect(await get()).toBe('new')
})

it.each([
  ['a page that is held', true],
  ['a page that nobody had', false],
])('gives nobody who asks for %s after a change what was begun before it', async (_what, isHeld) => {
  if (isHeld) {
    make.mockResolvedValueOnce(answer('old'))
    await get()
    held.markStale()
  }
  let finish = (_answer: Answer) => {}
  make.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
  const before = get()
  held.markStale()
  make.mockResolvedValueOnce(answer('new'))
  const after = [get(), get()]
  await soon()
  held.markStale() // what waits to begin is of this change too
  after.push(get())
  finish(answer('between'))
  expect(await before).toBe('between')
  expect(await Promise.all(after)).toEqual(['new', 'new', 'new'])
  expect(make).toHaveBeenCalledTimes(isHeld ? 3 : 2)
})

it('gives what was begun before a change where nothing else is held, and the next does not come in time', async () => {
  let finish = (_answer: Answer) => {}
  make.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
  make.mockImplementationOnce(() => new Promise(() => {}))
  const before = get()
  held.markStale()
  const after = get()
  finish(answer('between'))
  expect(await before).toBe('between')
  expect(await after).toBe('between')
})

it('renews an answer whose time is over behind the visitor who asks', async () => {
  make.mockResolvedValueOnce(answer('one', { livesMs: 3_000 }))
  clock += 60_000
  await get()
  clock += 3_100
  make.mockResolvedValueOnce(answer('two'))
  expect(await get()).toBe('one')
  await soon()
  expect(await get()).toBe('two')
})

it('holds nothing that depends on more than the address, and nothing of addresses without a page', async () => {
  make.mockResolvedValueOnce(answer('yours', { isStatic: false }))
  expect(await get('/mine')).toBeUndefined()
  expect(await get('/mine')).toBeUndefined()
  expect(make).toHaveBeenCalledOnce()
  make.mockResolvedValue(answer('not found', { status: 404 }))
  expect(await get('/x')).toBe('not found')
  expect(await get('/x')).toBe('not found')
  expect(held.size.answers).toBe(0)
})

it('stays within its bytes', async () => {
  make.mockImplementation(async (request) => answer(request.padEnd(10_000)))
  for (let page = 0; page < 50; page++) await get(`/${page}`)
  expect(held.size.bytes).toBeLessThanOrEqual(100_000)
  expect(held.size.answers).toBeGreaterThan(3)
})

it('renews what it holds after a change, the most visited first', async () => {
  make.mockImplementation(async (request) => answer(request))
  for (const key of ['/a', '/b', '/b', '/b', '/c', '/c']) await get(key)
  make.mockClear()
  held.markStale()
  await held.renewAll()
  expect(make.mock.calls.map(([request]) => request)).toEqual(['/b', '/c', '/a'])
})

it('leaves the rest to its visitors when three in a row cannot be made anew', async () => {
  make.mockImplementation(async (request) => answer(request))
  for (let page = 0; page < 9; page++) await get(`/${page}`)
  make.mockClear()
  make.mockRejectedValue(new Error('away'))
  held.markStale()
  await held.renewAll()
  expect(make).toHaveBeenCalledTimes(3)
})
