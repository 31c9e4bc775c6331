import { expect, it } from 'vitest'
import { isFreeKey, withinBounds } from './figure.schema.ts'

const check = (value: number | undefined, unit: string) => withinBounds(value, { parent: { unit } })

it('accepts plausible values', () => {
  for (const [value, unit] of [
    [94, 'percent'],
    [2500, 'euro'],
    [4.9, 'number'],
    [0.29, 'euro'],
  ] as const) {
    expect(check(value, unit)).toBe(true)
  }
  expect(check(undefined, 'euro')).toBe(true)
})

it('rejects a probable typo and suggests what to enter', () => {
  expect(check(9400, 'percent')).toMatch(/enter 94 for 94%/)
  expect(check(25_000_000, 'euro')).toMatch(/check the zeros/)
  expect(check(4.999, 'number')).toMatch(/two decimal places/)
})

it('rejects the key of a placeholder that the site fills in itself', () => {
  for (const key of ['date', 'role', 'price', 'company', 'teamCount'])
    expect(isFreeKey(key)).toContain(`{${key}}`)
  expect(isFreeKey('roiDays')).toBe(true)
  expect(isFreeKey(undefined)).toBe(true)
})
