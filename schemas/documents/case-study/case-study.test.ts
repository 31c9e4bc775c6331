import { expect, it } from 'vitest'
import { caseStudy, checkSaving } from './case-study.schema.ts'

const week = { hoursBefore: 117, hoursAfter: 69, costBefore: 3276, costAfter: 2022 }

it('accepts a week that saves something, and one that is not filled in yet', () => {
  expect(checkSaving(week)).toBe(true)
  expect(checkSaving(undefined)).toBe(true)
  expect(checkSaving({ hoursBefore: 10 })).toBe(true)
})

/** Which amounts a field of the calculation accepts. */
function accepted(name: string): string[] {
  type Field = { name: string; validation?: unknown; fields?: Field[] }
  const fields: Field[] = caseStudy.fields
  const calculation = fields.find((field) => field.name === 'calculation')
  const validation = calculation?.fields?.find((field) => field.name === name)?.validation
  if (typeof validation !== 'function') throw new Error(`${name} has no validation.`)
  const rules: string[] = []
  const rule = {
    required: () => rule,
    min: (least: number) => rules.push(`from ${least}`),
    positive: () => rules.push('positive'),
  }
  validation(rule)
  return rules
}

it.each([
  ['hoursBefore', 'positive'],
  ['hoursAfter', 'from 0'],
  ['costBefore', 'positive'],
  ['costAfter', 'from 0'],
  ['projectCost', 'positive'],
])('a fully automated process may take no hours and cost nothing: %s is %s', (name, amount) => {
  expect(accepted(name)).toEqual([amount])
})

it('rejects more hours, and a cost that doesn’t fall', () => {
  expect(checkSaving({ ...week, hoursAfter: 118 })).toMatch(/hours after/)
  expect(checkSaving({ ...week, costAfter: 3276 })).toMatch(/cost after/)
})
