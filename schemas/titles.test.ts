import { expect, it } from 'vitest'
import { documentTitle, titleWithoutBrand } from './titles.ts'

it('does not name the company twice', () => {
  expect(documentTitle('Careers at Tidewright', 'Tidewright')).toBe('Careers at Tidewright')
  expect(documentTitle('Services', 'Tidewright')).toBe('Services · Tidewright')
  expect(documentTitle('Services', '')).toBe('Services')
})

it('leaves the company out where it stands beside the title', () => {
  expect(titleWithoutBrand('AI automation | Tidewright', 'Tidewright')).toBe('AI automation')
  expect(titleWithoutBrand('Careers at Tidewright', 'Tidewright')).toBe('Careers at Tidewright')
  expect(titleWithoutBrand('Why us · in short', 'Tidewright')).toBe('Why us · in short')
})
