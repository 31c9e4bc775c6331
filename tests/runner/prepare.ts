/**
 * Prepares the system that browser tests start copies of. No test's time limit includes it. A second worker prepares its
 * own while the first one tests.
 */
import { forgetPrepared, prepareTestStack } from '../support/test-stack.ts'

forgetPrepared(1)
await prepareTestStack()
