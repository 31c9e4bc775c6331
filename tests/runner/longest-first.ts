import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Begun last, they would run on alone when all others have ended. */
const longest = ['completeness/extending', 'faults/lead-kill', 'faults/submission-rate', 'contract/seed']

/** Begins the longest test files first. Vitest takes large ones for long ones where it has not run them before. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = longest.findIndex((name) => moduleId.endsWith(`/tests/${name}.test.ts`))
      return index < 0 ? longest.length : index
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}
