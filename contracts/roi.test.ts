import { describe, expect, it } from 'vitest'
import { calculateRoi, cautious, costOverTime, defaultInputs } from './roi.ts'

const assumptions = {
  efficiency: 0.65,
  weeksPerMonth: 4.33,
  implementationCost: 12_000,
  industries: [
    { key: 'professional-services', multiplier: 1.2 },
    { key: 'ecommerce', multiplier: 1.1 },
    { key: 'manufacturing', multiplier: 1.3 },
    { key: 'financial-services', multiplier: 1.4 },
    { key: 'other', multiplier: 1 },
  ],
}

describe('calculateRoi', () => {
  it('matches the specification for the defaults', () => {
    expect(calculateRoi(defaultInputs, assumptions)).toEqual({
      hoursSaved: 1267,
      monthlySavings: 44_328,
      annualSavings: 531_941,
      roiMonths: 0.3,
    })
  })

  it.each([
    ['ecommerce', 1161],
    ['manufacturing', 1372],
    ['financial-services', 1478],
    ['other', 1055],
    ['unheard-of', 1055],
  ])('applies the multiplier of %s', (industry, hoursSaved) => {
    expect(calculateRoi({ ...defaultInputs, industry }, assumptions).hoursSaved).toBe(hoursSaved)
  })

  it('rounds at the end: months to one decimal, all else to whole numbers', () => {
    const inputs = { employees: 1, hourlyCost: 33.33, manualHours: 0.5, industry: 'other' }
    // 0.5 × 0.65 × 4.33 = 1.40725 hours, 46.90 euros a month
    expect(calculateRoi(inputs, assumptions)).toEqual({
      hoursSaved: 1,
      monthlySavings: 47,
      annualSavings: 563,
      roiMonths: 255.8,
    })
  })

  it.each(['employees', 'hourlyCost', 'manualHours'])('never pays back without %s', (none) => {
    const result = calculateRoi({ ...defaultInputs, [none]: 0 }, assumptions)
    expect(result).toMatchObject({ monthlySavings: 0, annualSavings: 0, roiMonths: 0 })
  })
})

it('adds up the cost with and without automation, with the implementation paid first', () => {
  const inputs = { employees: 1, hourlyCost: 100, manualHours: 10, industry: 'other' }
  const { today, automated } = costOverTime(inputs, assumptions, 2)
  expect(today).toEqual([0, 4330, 8660])
  expect(automated.map(Math.round)).toEqual([12_000, 13_516, 15_031])
})

it('counts a third fewer hours and a third more cost to be cautious', () => {
  expect(calculateRoi(defaultInputs, cautious(assumptions))).toEqual({
    hoursSaved: 844,
    monthlySavings: 29_552,
    annualSavings: 354_627,
    roiMonths: 0.5,
  })
})
