import { createContext, Script } from 'node:vm'
import { isRecord } from '../json.ts'

/** Work was aborted because it took too long. */
export class TimeLimitError extends Error {}

const script = new Script('work()')

/**
 * Runs synchronous `work` and aborts it after the time limit; Node.js can only interrupt JavaScript inside a `vm`
 * script. Work must tolerate being left half done. Costs a tenth of a millisecond.
 */
export function runWithin<Result>(milliseconds: number, work: () => Result): Result {
  try {
    return script.runInContext(createContext({ work }), { timeout: milliseconds })
  } catch (cause) {
    if (!isRecord(cause) || cause.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw cause
    throw new TimeLimitError(`Aborted after ${milliseconds} ms.`, { cause })
  }
}
