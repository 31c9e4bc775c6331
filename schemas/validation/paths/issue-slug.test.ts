import { expect, it } from 'vitest'
import { checkIssueSlug } from './issue-slug.ts'

it('keeps issues away from the newsletter’s own pages', () => {
  expect(checkIssueSlug('count-it-first')).toBe(true)
  expect(checkIssueSlug('confirm')).toContain('reserved')
  expect(checkIssueSlug('received')).toContain('reserved')
  expect(checkIssueSlug('2026/first')).toContain('lower-case')
})
