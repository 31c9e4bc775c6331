import { expect, it } from 'vitest'
import { emailCases } from './email-cases.ts'
import { findProblems, newsletterRules } from './field-rules.ts'
import { newsletterRequest } from './newsletter.ts'
import { emailInQuery, normalizeEmail } from './normalize-email.ts'

it.each(emailCases)('reads %j as %j', (entered, stored) => {
  expect(normalizeEmail(entered)).toBe(stored)
  expect(normalizeEmail(stored)).toBe(stored)
})

it('is what forms validate and what functions receive', () => {
  for (const [email, stored] of emailCases.filter(([, stored]) => stored.includes('@'))) {
    expect(findProblems(newsletterRules, { email })).toEqual({})
    expect(newsletterRequest.parse({ email }).email).toBe(stored)
  }
  for (const email of ['\u200b', ' \u2060 ', null]) {
    expect(findProblems(newsletterRules, { email })).toEqual({ email: 'missing' })
    expect(newsletterRequest.safeParse({ email }).success).toBe(false)
  }
})

it.each([
  ['ada news@firm.example', 'ada+news@firm.example'],
  ['ada+news@firm.example', 'ada+news@firm.example'],
  ['ada%2Bnews%40firm.example', 'ada+news@firm.example'],
  [' ada\u200b@Firm.example ', 'ada@firm.example'],
])('reads %j in a query as %j', (value, email) => {
  expect(emailInQuery(value)).toBe(email)
})
