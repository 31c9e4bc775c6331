import { defaultInputs } from '@tidewright/contracts/roi.ts'
import { expect, it } from 'vitest'
import { inputsOf, linkTo } from './inputs-link.ts'

const industries = ['professional-services', 'manufacturing']

it('restores a calculation from its URL', () => {
  const inputs = { employees: 8, hourlyCost: 42.5, manualHours: 7.5, industry: 'manufacturing' }
  const link = linkTo(inputs, 'https://tidewright.example/fr?from=mail#top')
  expect(link).toBe(
    'https://tidewright.example/fr?employees=8&cost=42.5&hours=7.5&industry=manufacturing#roi-calculator',
  )
  expect(inputsOf(new URL(link).search, industries)).toEqual(inputs)
})

it('uses the defaults for invalid values', () => {
  expect(inputsOf('', industries)).toEqual(defaultInputs)
  expect(inputsOf('?employees=-3&cost=x&hours=&industry=piracy', industries)).toEqual({
    ...defaultInputs,
    manualHours: 0,
  })
})
