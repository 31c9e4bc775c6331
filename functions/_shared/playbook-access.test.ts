import { expect, it, test } from 'vitest'
import { sealLink } from './link-token.ts'
import {
  checkPlaybookPass,
  hashAccessCode,
  isLongEnough,
  newAccessCode,
  sealPlaybookPass,
} from './playbook-access.ts'

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

const secret = 'a-secret-of-the-site'
const now = Date.UTC(2026, 10, 23, 12)
const days = (count: number) => count * 86_400_000

it('is valid for a week, and then known to have been', async () => {
  const pass = await sealPlaybookPass(secret, now)
  expect(await checkPlaybookPass(secret, pass, now + days(7))).toBe('valid')
  expect(await checkPlaybookPass(secret, pass, now + days(9))).toBe('expired')
})

it('is none if somebody made it up, or it is a link for something else', async () => {
  const link = await sealLink(secret, { purpose: 'unsubscribe', email: '', expires: 0 })
  const foreign = await sealPlaybookPass('another-secret-of-a-site', now)
  for (const pass of ['', 'x', link, foreign, `${await sealPlaybookPass(secret, now)}A`])
    expect(await checkPlaybookPass(secret, pass, now)).toBe('wrong')
})
