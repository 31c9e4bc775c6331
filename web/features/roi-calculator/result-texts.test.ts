import { defaultInputs, type RoiInputs } from '@tidewright/contracts/roi.ts'
import { expect, it } from 'vitest'
import { calculationNotes, calculationTexts } from './result-texts.ts'

const assumptions = {
  efficiency: 0.65,
  weeksPerMonth: 4.33,
  implementationCost: 12_000,
  industries: [{ key: 'professional-services', multiplier: 1.2 }],
}
const messages = {
  labels: { employees: 'Employees', hourlyCost: 'Cost', manualHours: 'Hours', industry: 'Industry' },
  results: { monthlySavings: '', annualSavings: '', hoursSaved: '', roiMonths: 'Paid back after' },
  sentence: '{hours} a month, {savings} a year or {cautious}, in {payback}',
  underMonth: 'less than a month',
  nothing: 'nothing to save',
  never: 'Never',
  sooner: 'Less than {months}',
  line: '{label}: {value}',
}

const textsOf = (inputs: Partial<RoiInputs>) =>
  calculationTexts({ ...defaultInputs, ...inputs }, assumptions, messages, 'en-GB')

it('says the result in a sentence, counted as expected and cautiously', () => {
  const { sentence, expected, cautious } = textsOf({})
  expect(sentence).toBe('1,267 hours a month, €531,941 a year or €354,627, in less than a month')
  expect(expected.roiMonths).toBe('0.3 months')
  expect(cautious).toMatchObject({ hoursSaved: '844', roiMonths: '0.5 months' })
})

it('names the months of a longer payback', () => {
  expect(textsOf({ employees: 1, manualHours: 5 }).sentence).toMatch(/^17 hours .+, in 20\.3 months$/)
})

it.each([
  [{ employees: 0 }, 'Never'],
  [{ manualHours: 0 }, 'Never'],
  [{ employees: 1, hourlyCost: 0.01, manualHours: 0.5 }, 'Never'],
  [{ employees: 10_000, hourlyCost: 1_000, manualHours: 168 }, 'Less than 0.1 months'],
])('never says 0 months: %j', (inputs, payback) => {
  const { sentence, expected } = textsOf(inputs)
  expect(expected.roiMonths).toBe(payback)
  expect(sentence).not.toMatch(/\b0 months/)
})

it('takes the numbers along as notes', () => {
  expect(calculationNotes(defaultInputs, textsOf({}), messages, 'en-GB').split('\n').slice(1)).toEqual([
    'Hours: 15',
    'Cost: 35',
    'Paid back after: 0.3 months',
  ])
})
