import { expect, it } from 'vitest'
import { oneCellPerColumn } from './comparison.schema.ts'

it('gives each row one cell per column', () => {
  const row = { label: 'Price', cells: ['yes', 'no'] }
  expect(oneCellPerColumn([row], ['Us', 'Others'])).toBe(true)
  expect(oneCellPerColumn([row, { label: 'Time' }], ['Us', 'Others'])).toMatch(
    /“Time” has 0 cells, .* 2 columns/,
  )
  expect(oneCellPerColumn([row], ['Us', 'A freelancer', 'Others'])).toMatch(/“Price” has 2 cells/)
})
