import { expect, test } from 'vitest'
import { hashAccessCode, isLongEnough, newAccessCode } from './access-code.ts'

test('generates codes of 60 bits, all different, in groups that are easy to read out', () => {
  const codes = Array.from({ length: 1_000 }, newAccessCode)
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
  expect(new Set(codes).size).toBe(codes.length)
})

test('ignores case, spaces and dashes, and depends on everything else and on the secret', async () => {
  const hash = await hashAccessCode('secret', '7K3M-Q2XV-9TBD')
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  for (const typed of ['7k3m-q2xv-9tbd', ' 7K3M Q2XV 9TBD ', '7k3mq2xv9tbd'])
    expect(await hashAccessCode('secret', typed)).toBe(hash)
  expect(await hashAccessCode('secret', '7K3M-Q2XV-9TBE')).not.toBe(hash)
  expect(await hashAccessCode('other', '7K3M-Q2XV-9TBD')).not.toBe(hash)
})

test('accepts eight letters and digits (40 bits) and rejects fewer', () => {
  expect(isLongEnough('abcd-1234')).toBe(true)
  expect(isLongEnough('abc-1234 ----')).toBe(false)
})
