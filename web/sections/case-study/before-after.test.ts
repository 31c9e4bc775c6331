import { expect, it } from 'vitest'
import { complete, paybackOf } from './before-after.tsx'

const bakery = { hoursBefore: 117, hoursAfter: 69, costBefore: 3276, costAfter: 2022, projectCost: 7800 }

it('counts the days until the weekly saving has paid for the project', () => {
  expect(paybackOf(bakery)).toEqual({ saved: 1254, days: 44 })
})

it('has no payback without a saving', () => {
  expect(paybackOf({ ...bakery, costAfter: 3276 })).toBeNull()
})

it('is incomplete if a draft lacks a figure', () => {
  expect(complete(bakery)).toEqual(bakery)
  expect(complete({ ...bakery, costAfter: null })).toBeNull()
  expect(complete(null)).toBeNull()
})
