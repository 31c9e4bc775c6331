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
