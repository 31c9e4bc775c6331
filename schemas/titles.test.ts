import { expect, it } from 'vitest'
import { ownTitle, tabTitle } from './titles.ts'

it('does not name the company twice', () => {
  expect(tabTitle('Careers at Tidewright', 'Tidewright')).toBe('Careers at Tidewright')
  expect(tabTitle('Services', 'Tidewright')).toBe('Services · Tidewright')
  expect(tabTitle('Services', '')).toBe('Services')
})

it('leaves the company out where it stands beside the title', () => {
  expect(ownTitle('AI automation | Tidewright', 'Tidewright')).toBe('AI automation')
  expect(ownTitle('Careers at Tidewright', 'Tidewright')).toBe('Careers at Tidewright')
  expect(ownTitle('Why us · in short', 'Tidewright')).toBe('Why us · in short')
})
