import { calculationParameters, defaultInputs, type RoiInputs } from '@tidewright/contracts/roi.ts'

/** Higher figures are typing mistakes: no week has more hours. */
export const maxInputs = { employees: 10_000, hourlyCost: 1_000, manualHours: 168 }
export type NumberInput = keyof typeof maxInputs

/** How each field counts up and down (spec section 5). */
export const steps = { employees: 1, hourlyCost: 0.01, manualHours: 0.5 } satisfies Record<
  NumberInput,
  number
>

/**
 * Parses a typed number, with a decimal comma or point: an empty field is 0; null for invalid or negative input, which is ignored (spec section 5), and
 * for one above the maximum of its field.
 */
export function readNumber(text: string, name: NumberInput): number | null {
  if (text.trim() === '') return 0
  const value = parse(text)
  return value >= 0 && value <= maxInputs[name] ? value : null
}

/** Whether a typed number is above the maximum of its field. */
export function isTooHigh(text: string, name: NumberInput): boolean {
  return parse(text) > maxInputs[name]
}

/** Nobody types three decimal places: what precedes three digits separates thousands. */
function parse(text: string): number {
  return Number(text.replace(/(?<=\d)[.,\s](?=\d{3}(?!\d))/g, '').replace(',', '.'))
}

/** The text of a number in a field. */
export function fieldText(value: number, languageTag: string): string {
  return new Intl.NumberFormat(languageTag, { useGrouping: false }).format(value)
}

/** The URL of a calculation, to share it. `anchor` is that of the calculator's section. */
export function linkTo(inputs: RoiInputs, page: string, anchor: string): string {
  const url = new URL(page)
  url.search = new URLSearchParams({
    [calculationParameters.employees]: String(inputs.employees),
    [calculationParameters.hourlyCost]: String(inputs.hourlyCost),
    [calculationParameters.manualHours]: String(inputs.manualHours),
    industry: inputs.industry,
  }).toString()
  url.hash = anchor
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
