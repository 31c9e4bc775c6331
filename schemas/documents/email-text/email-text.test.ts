import type { ValidationContext } from 'sanity'
import { expect, it } from 'vitest'
import { emailPlaceholdersExist } from './email-text.schema.ts'

const fetch = async () => ['roiDays']
const context = { getClient: () => ({ fetch }) } as unknown as ValidationContext // only what the rule uses
const check = (kind: string, text: string) => emailPlaceholdersExist({ kind, subject: 'Hi', text }, context)

it('accepts what the system fills into an email of the kind', async () => {
  expect(await check('lead-notification', '{name}, {company}, {site}, {newsletterConfirmDays:words}')).toBe(
    true,
  )
  expect(await check('newsletter-issue', '{title}, {roiDays}, {teamCount}, {phone}')).toBe(true)
  expect(await check('playbook', '{playbook}')).toBe(true)
})

it.each([
  ['lead-notification', 'nmae', '{site}, {contactEmail}, {newsletterConfirmDays}, {name}, {company}.'],
  ['lead-confirmation', 'name', '{site}, {contactEmail}, {newsletterConfirmDays}.'],
  ['playbook', 'roiDays', '{playbook}.'],
  ['newsletter-issue', 'roiDay', '{title}, the figures of the published Settings.'],
])('names a placeholder that nothing fills in, and what can be used: %s', async (kind, key, end) => {
  const message = expect.stringMatching(
    `^Nothing fills in “\\{${key}\\}”.*${end.replaceAll(/[{}.]/g, '\\$&')}$`,
  )
  expect(await check(kind, `{site} {${key}}`)).toEqual([{ path: ['text'], message }])
})
