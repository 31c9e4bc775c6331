import { expect, it } from 'vitest'
import { createPreviewPass, isPreviewPass, previewPassSeconds } from './preview-pass.ts'

const secret = 'a-secret-of-the-site'
const opened = 1_800_000_000_000
const pass = createPreviewPass('draft', opened, secret)

it('is valid for its own Next.js cookie, for twelve hours', () => {
  expect(isPreviewPass(pass, 'draft', opened, secret)).toBe(true)
  expect(isPreviewPass(pass, 'draft', opened - 60_000, secret)).toBe(true) // another instance's clock
  expect(isPreviewPass(pass, 'draft', opened + previewPassSeconds * 1_000 - 1, secret)).toBe(true)
})

it.each([
  ['expired', pass, 'draft', opened + previewPassSeconds * 1_000, secret],
  ['from the future', pass, 'draft', opened - 60_001, secret],
  ['for another cookie', pass, 'other', opened, secret],
  ['signed with another secret', pass, 'draft', opened, 'another-secret'],
  ['given a newer date', pass.replace(/^\d+/, String(opened + 1)), 'draft', opened + 1, secret],
  ['nonsense', 'x', 'draft', opened, secret],
  ['nothing', '', 'draft', opened, secret],
  ['without a date', `NaN.${pass.split('.')[1]}`, 'draft', opened, secret],
])('is rejected when %s', (_name, given, draftCookie, now, siteSecret) => {
  expect(isPreviewPass(given, draftCookie, now, siteSecret)).toBe(false)
})
