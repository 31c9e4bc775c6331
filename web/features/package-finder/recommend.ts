import {
  calculateRoi,
  cautious,
  defaultInputs,
  type RoiAssumptions,
  type RoiInputs,
} from '@tidewright/contracts/roi.ts'

export type FinderOption = {
  text: string
  /** The packages that fit; none if the answer says nothing about them. */
  packageIds: readonly string[]
  people: number | null
  hours: number | null
}

/** The package that fits most answers; the first of them if several do. */
export function recommend<Package extends { _id: string }>(
  answers: readonly FinderOption[],
  packages: readonly Package[],
): Package | undefined {
  const fitting = ({ _id }: Package) => answers.filter(({ packageIds }) => packageIds.includes(_id)).length
  const most = Math.max(...packages.map(fitting))
  return packages.find((candidate) => fitting(candidate) === most)
}

/** The calculator's inputs for the answers: its default cost of an hour, and no factor for an industry. */
export function inputsFor(answers: readonly FinderOption[]): RoiInputs {
  return {
    employees: answers.find(({ people }) => people !== null)?.people ?? 0,
    manualHours: answers.find(({ hours }) => hours !== null)?.hours ?? 0,
    hourlyCost: defaultInputs.hourlyCost,
    industry: 'other',
  }
}

/** What the calculator's formula gives for a year, in whole euros. */
export function annualSavings(inputs: RoiInputs, assumptions: RoiAssumptions) {
  return {
    cautious: calculateRoi(inputs, cautious(assumptions)).annualSavings,
    expected: calculateRoi(inputs, assumptions).annualSavings,
  }
}
