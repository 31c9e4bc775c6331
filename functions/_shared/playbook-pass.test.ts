import { expect, it } from 'vitest'
import { sealLink } from './link-token.ts'
import { checkPlaybookPass, sealPlaybookPass } from './playbook-pass.ts'

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
