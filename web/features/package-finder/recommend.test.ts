import { expect, it } from 'vitest'
import { annualSavings, inputsFor, recommend } from './recommend.ts'

const packages = [{ _id: 'sprint' }, { _id: 'starter' }, { _id: 'growth' }, { _id: 'retainer' }]
const fits = (...packageIds: string[]) => ({ text: '', packageIds, people: null, hours: null })

it.each([
  ['the package of the first answer', [fits('growth'), fits(), fits()], 'growth'],
  [
    'the first in the list of two that fit equally',
    [fits('growth'), fits('sprint', 'starter'), fits()],
    'sprint',
  ],
  ['what fits most answers', [fits('growth'), fits('starter', 'growth'), fits('starter')], 'starter'],
  ['the first in the list if the answers say nothing', [fits(), fits(), fits()], 'sprint'],
])('recommends %s', (_name, answers, expected) => {
  expect(recommend(answers, packages)?._id).toBe(expected)
})

it('recommends nothing without packages', () => {
  expect(recommend([fits('growth')], [])).toBeUndefined()
})

it('estimates the saving with the formula of the calculator', () => {
  const inputs = inputsFor([fits('starter'), { ...fits(), people: 5 }, { ...fits(), hours: 3 }])
  expect(inputs).toEqual({ employees: 5, manualHours: 3, hourlyCost: 35, industry: 'other' })
  const assumptions = { efficiency: 0.65, weeksPerMonth: 4.33, implementationCost: 12_000, industries: [] }
  // 5 × 3 × 0.65 × 4.33 × 35 × 12
  expect(annualSavings(inputs, assumptions)).toEqual({ cautious: 11_821, expected: 17_731 })
})
