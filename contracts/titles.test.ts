import { expect, it } from 'vitest'
import { documentTitle, titleWithoutBrand } from './titles.ts'

it('does not repeat the company name', () => {
  expect(documentTitle('Careers at Tidewright', 'Tidewright')).toBe('Careers at Tidewright')
  expect(documentTitle('Services', 'Tidewright')).toBe('Services · Tidewright')
  expect(documentTitle('Services', '')).toBe('Services')
})

it('removes the company name at the end', () => {
  expect(titleWithoutBrand('AI automation | Tidewright', 'Tidewright')).toBe('AI automation')
  expect(titleWithoutBrand('Careers at Tidewright', 'Tidewright')).toBe('Careers at Tidewright')
  expect(titleWithoutBrand('Why us · in short', 'Tidewright')).toBe('Why us · in short')
})
