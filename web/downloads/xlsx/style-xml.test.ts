import { expect, it } from 'vitest'
import { localFormat } from './style-xml.ts'

it.each([
  ['en-GB', '"€"#,##0.00', '0%'],
  ['es', '#,##0.00"\u00a0€"', '0"\u00a0"%'],
  ['fr', '#,##0.00"\u00a0€"', '0"\u00a0"%'],
  ['it', '#,##0.00"\u00a0€"', '0%'],
  ['nl', '"€\u00a0"#,##0.00', '0%'],
])('formats amounts and percentages in %s as %s, %s', (languageTag, euro, percent) => {
  expect(localFormat('"€"#,##0.00', languageTag)).toBe(euro)
  expect(localFormat('0%', languageTag)).toBe(percent)
  expect(localFormat('#,##0', languageTag)).toBe('#,##0')
})
