import { setTimeout as wait } from 'node:timers/promises'
import { statusOf } from './plain-error.ts'

/** In milliseconds. Who waited longer for a failure does not wait as long again. */
const quickMs = 500
const pauseMs = 100

type AskAgainOptions = { now?: () => number; pause?: (ms: number) => Promise<unknown> }

/**
 * Asks, and a moment later once more where it failed quickly and not for what was asked: a connection that was closed meanwhile, a
 * lake that starts anew. @throws what `ask` throws.
 */
export async function askAgain<Result>(
  ask: () => Promise<Result>,
  { now = () => performance.now(), pause = wait }: AskAgainOptions = {},
): Promise<Result> {
  const begun = now()
  try {
    return await ask()
  } catch (error) {
    const status = statusOf(error) ?? 500
    if (status < 500 || now() - begun > quickMs) throw error
    await pause(pauseMs)
    return ask()
  }
}
