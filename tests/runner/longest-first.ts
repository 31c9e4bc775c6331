import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Started last, they would run on alone after all others. */
const longest = [
  'contract/seed',
  'contract/backend/backend-deno',
  'contract/backend/backend-hostile',
  'faults/lead-kill',
  'faults/outbox-outage',
]

/** Starts the longest test files first. Vitest sorts files it has not run before by size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = longest.findIndex((name) => moduleId.endsWith(`/tests/${name}.test.ts`))
      return index < 0 ? longest.length : index
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}
