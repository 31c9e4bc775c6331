import { defaultInputs, type RoiInputs } from '@tidewright/contracts/roi.ts'
import { readNumber } from './number-inputs.ts'

const names = { employees: 'employees', hourlyCost: 'cost', manualHours: 'hours' } as const

/** The URL of a calculation, to share it. */
export function linkTo(inputs: RoiInputs, page: string): string {
  const url = new URL(page)
  url.search = new URLSearchParams({
    [names.employees]: String(inputs.employees),
    [names.hourlyCost]: String(inputs.hourlyCost),
    [names.manualHours]: String(inputs.manualHours),
    industry: inputs.industry,
  }).toString()
  url.hash = 'roi-calculator'
  return url.href
}

/** Parses the inputs in a URL; missing and invalid ones have their defaults. */
export function inputsOf(search: string, industries: readonly string[]): RoiInputs {
  const params = new URLSearchParams(search)
  const number = (field: keyof typeof names) => {
    const text = params.get(names[field])
    return (text === null ? null : readNumber(text, field)) ?? defaultInputs[field]
  }
  const industry = params.get('industry') ?? ''
  return {
    employees: number('employees'),
    hourlyCost: number('hourlyCost'),
    manualHours: number('manualHours'),
    industry: industries.includes(industry) ? industry : defaultInputs.industry,
  }
}
