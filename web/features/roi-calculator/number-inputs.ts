import { calculationParameters, defaultInputs, type RoiInputs } from '@tidewright/contracts/roi.ts'

/** Higher figures are typing mistakes: no week has more hours. */
export const maxInputs = { employees: 10_000, hourlyCost: 1_000, manualHours: 168 }
export type NumberInput = keyof typeof maxInputs

/**
 * Parses a typed number: an empty field is 0; null for invalid or negative input, which is ignored (spec section 5), and
 * for one above the maximum of its field.
 */
export function readNumber(text: string, name: NumberInput): number | null {
  if (text.trim() === '') return 0
  const value = Number(text.replace(',', '.'))
  return value >= 0 && value <= maxInputs[name] ? value : null
}

/** Whether a typed number is above the maximum of its field. */
export function isTooHigh(text: string, name: NumberInput): boolean {
  return Number(text.replace(',', '.')) > maxInputs[name]
}

/** The URL of a calculation, to share it. */
export function linkTo(inputs: RoiInputs, page: string): string {
  const url = new URL(page)
  url.search = new URLSearchParams({
    [calculationParameters.employees]: String(inputs.employees),
    [calculationParameters.hourlyCost]: String(inputs.hourlyCost),
    [calculationParameters.manualHours]: String(inputs.manualHours),
    industry: inputs.industry,
  }).toString()
  url.hash = 'roi-calculator'
  return url.href
}

/** Parses the inputs in a URL; missing and invalid ones have their defaults. */
export function inputsOf(search: string, industries: readonly string[]): RoiInputs {
  const params = new URLSearchParams(search)
  const number = (field: keyof typeof calculationParameters) => {
    const text = params.get(calculationParameters[field])
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
