import { expect, it } from 'vitest'
import { drawChart } from './chart.ts'

const months = (start: number, monthly: number) =>
  Array.from({ length: 25 }, (_, month) => start + monthly * month)

it('marks the month in which both lines have the same cost', () => {
  const { payback, months: labels } = drawChart({ today: months(0, 2_000), automated: months(12_000, 1_000) })
  expect(payback?.x).toBe(labels.find(({ label }) => label === 12)?.x)
})

it('marks nothing if the lines do not cross within two years', () => {
  expect(drawChart({ today: months(0, 1_000), automated: months(12_000, 900) }).payback).toBeNull()
  expect(drawChart({ today: months(0, 0), automated: months(12_000, 0) }).payback).toBeNull()
})

it('stays within its bounds for any figures', () => {
  for (const cost of [0, 0.01, 1e12]) {
    const { today, automated } = drawChart({ today: months(0, cost), automated: months(12_000, cost / 2) })
    expect(`${today} ${automated}`).not.toMatch(/NaN|Infinity/)
  }
})
