import { expect, it } from 'vitest'
import { batched } from './batched.ts'

it('asks once for what is asked in one moment, and keeps the answers', async () => {
  const asked: string[][] = []
  const upper = batched(async (keys: string[]) => {
    asked.push(keys)
    return new Map(keys.filter((key) => key !== 'none').map((key) => [key, key.toUpperCase()]))
  })
  expect(await Promise.all([upper('a'), upper('b'), upper('a'), upper('none')])).toEqual([
    'A',
    'B',
    'A',
    undefined,
  ])
  expect(await upper('a')).toBe('A')
  expect(asked).toEqual([['a', 'b', 'none']])
})

it('asks again after a failure', async () => {
  let calls = 0
  const flaky = batched(async (keys: string[]) => {
    if (calls++ === 0) throw new Error('away')
    return new Map(keys.map((key) => [key, true]))
  })
  await expect(flaky('a')).rejects.toThrow('away')
  expect(await flaky('a')).toBe(true)
})
