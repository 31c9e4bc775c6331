/** The assumptions set in the Studio: shares between 0 and 1, cost in euros. */
export type RoiAssumptions = {
  /** The share of manual hours that automation takes over. */
  efficiency: number
  weeksPerMonth: number
  /** In euros. */
  implementationCost: number
  industries: { key: string; multiplier: number }[]
}

export type RoiInputs = {
  employees: number
  /** In euros. */
  hourlyCost: number
  /** Per employee and week. */
  manualHours: number
  industry: string
}

export type RoiResult = {
  /** Per month, whole hours. */
  hoursSaved: number
  /** In whole euros. */
  monthlySavings: number
  annualSavings: number
  /** Months until the implementation is paid back, to one decimal; 0 without savings. */
  roiMonths: number
}

/** The parameters of a shared calculation's URL that contain what a visitor typed. */
export const calculationParameters = {
  employees: 'employees',
  hourlyCost: 'cost',
  manualHours: 'hours',
} as const

/** The spec's defaults, section 3. */
export const defaultInputs: RoiInputs = {
  employees: 25,
  hourlyCost: 35,
  manualHours: 15,
  industry: 'professional-services',
}

/** Spec section 9: figures are rounded only at the end. */
export function calculateRoi(inputs: RoiInputs, assumptions: RoiAssumptions): RoiResult {
  const hours = exactHoursSaved(inputs, assumptions)
  const monthly = hours * inputs.hourlyCost
  return {
    hoursSaved: Math.round(hours),
    monthlySavings: Math.round(monthly),
    annualSavings: Math.round(monthly * 12),
    roiMonths: monthly > 0 ? Math.round((assumptions.implementationCost / monthly) * 10) / 10 : 0,
  }
}

/** A third fewer hours saved and a third more cost: “Both” in the calculator’s workbook. */
export function cautious(assumptions: RoiAssumptions): RoiAssumptions {
  const { efficiency, implementationCost } = assumptions
  return {
    ...assumptions,
    efficiency: (efficiency * 2) / 3,
    implementationCost: (implementationCost * 4) / 3,
  }
}

/** The number of months in the calculator's chart. */
export const monthsShown = 24

/**
 * The total cost in euros, from month 0 to the last: as today, and with automation, whose implementation is paid first.
 */
export function costOverTime(
  inputs: RoiInputs,
  assumptions: RoiAssumptions,
  months: number,
): { today: number[]; automated: number[] } {
  const { employees, hourlyCost, manualHours } = inputs
  const today = manualHours * employees * assumptions.weeksPerMonth * hourlyCost
  // A multiplier may give savings over 100%; nobody saves more than the total.
  const automated = Math.max(0, today - exactHoursSaved(inputs, assumptions) * hourlyCost)
  const upTo = (start: number, monthly: number) =>
    Array.from({ length: months + 1 }, (_, month) => start + monthly * month)
  return { today: upTo(0, today), automated: upTo(assumptions.implementationCost, automated) }
}

function exactHoursSaved(
  { employees, manualHours, industry }: RoiInputs,
  assumptions: RoiAssumptions,
): number {
  const multiplier = assumptions.industries.find(({ key }) => key === industry)?.multiplier ?? 1
  return manualHours * assumptions.efficiency * multiplier * employees * assumptions.weeksPerMonth
}
