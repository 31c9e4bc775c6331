import type { CaseStudy } from '@/content-types.ts'

type Calculation = {
  [Key in keyof NonNullable<CaseStudy['calculation']>]: number
}

/** The figures of a case study if it has them all; a draft may not. */
export function complete(calculation: CaseStudy['calculation']): Calculation | null {
  if (!calculation) return null
  return Object.values(calculation).every((value) => typeof value === 'number')
    ? (calculation as Calculation) // each value was just checked
    : null
}

/** What a week saves, in euros, and after how many whole days the project had paid for itself; null if it never does. */
export function paybackOf({ costBefore, costAfter, projectCost }: Calculation): {
  saved: number
  days: number
} | null {
  const saved = costBefore - costAfter
  return saved > 0 ? { saved, days: Math.ceil((projectCost / saved) * 7) } : null
}
