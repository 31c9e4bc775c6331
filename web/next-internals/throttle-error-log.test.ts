import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it, vi } from 'vitest'
import { revalidationLine, throttleErrorLog } from './throttle-error-log.ts'

it('lets one of these lines through every ten seconds, and all others always', () => {
  const print = vi.fn()
  const output = { error: print }
  let now = 1_000_000
  throttleErrorLog(output, () => now)
  for (let page = 0; page < 50; page++) output.error(`${revalidationLine}["${page}"]`, new Error('away'))
  expect(print).toHaveBeenCalledTimes(1)
  output.error('Something else.')
  expect(print).toHaveBeenCalledTimes(2)
  now += 10_000
  output.error(`${revalidationLine}["a"]`)
  expect(print).toHaveBeenCalledTimes(3)
})

it('shortens the key of the cached query, and keeps errors apart', () => {
  const print = vi.fn()
  const output = { error: print }
  throttleErrorLog(output, () => 1_000_000)
  const key = `()=>(o.refreshing=c(),o.refreshing)-started-at,rows,resources,${'x'.repeat(30_000)}`
  for (const message of ['away', 'gone', 'away'])
    output.error(`${revalidationLine}${key}`, new Error(message))
  expect(
    print.mock.calls.map(([line, { message }]) => [
      line.length < 160,
      line.includes('rows,resources'),
      message,
    ]),
  ).toEqual([
    [true, true, 'away'],
    [true, true, 'gone'],
  ])
  expect(print.mock.calls[0]?.[0]).not.toContain('refreshing')
})

it('lets an error of rendering through every ten seconds, by its digest', () => {
  const print = vi.fn()
  const output = { error: print }
  throttleErrorLog(output, () => 1_000_000)
  for (let visit = 0; visit < 50; visit++)
    for (const digest of ['1', '2']) output.error('⨯', Object.assign(new Error('a bug'), { digest }))
  expect(print).toHaveBeenCalledTimes(2)
  output.error(new Error('a bug'))
  output.error(new Error('a bug'))
  expect(print).toHaveBeenCalledTimes(4)
})

it('matches the log line of the installed version', () => {
  const file = createRequire(import.meta.url).resolve('next/dist/server/web/spec-extension/unstable-cache.js')
  expect(readFileSync(file, 'utf8')).toContain(revalidationLine)
})
