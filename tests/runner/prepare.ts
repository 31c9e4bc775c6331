/** Prepares the system that browser tests start copies of. No test's time limit includes it. */
import { prepareTestStack } from '../support/test-stack.ts'

await prepareTestStack()
