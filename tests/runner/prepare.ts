/**
 * Prepares the system that browser tests start copies of. No test's time limit includes it.
 */
import { forgetPrepared, prepareTestStack } from '../support/test-stack.ts'

forgetPrepared(1)
await prepareTestStack()
