import { expect, it } from 'vitest'
import {
  daysUntilExpiry,
  expiryWarning,
  securityTxt,
  securityTxtExpires,
  warningDays,
} from './security-txt.ts'

it('expires in two months at the earliest, and in a year at the latest', () => {
  const days = daysUntilExpiry(new Date())
  expect(days, 'Check the contacts, and move the date in security-txt.ts').toBeGreaterThanOrEqual(warningDays)
  expect(days).toBeLessThanOrEqual(365)
})

it('warns the operator two months ahead, and after the date', () => {
  const before = (days: number) => new Date(securityTxtExpires.getTime() - days * 86_400_000)
  expect(expiryWarning(before(60))).toBeNull()
  expect(expiryWarning(before(59))).toMatch(/^security\.txt expires in 59 days\. Check its contacts/)
  expect(expiryWarning(before(-1))).toMatch(/has expired/)
})

it('names the contacts, the date and itself', () => {
  const contacts = { siteUrl: 'https://a.example', contactPath: '/contact', languageTags: ['en-GB', 'fr'] }
  expect(securityTxt({ ...contacts, email: 'hello@a.example' })).toBe(`Contact: mailto:hello@a.example
Contact: https://a.example/contact
Expires: ${securityTxtExpires.toISOString()}
Preferred-Languages: en-GB, fr
Canonical: https://a.example/.well-known/security.txt
`)
  expect(securityTxt({ ...contacts, email: '' })).toMatch(/^Contact: https:/)
})
