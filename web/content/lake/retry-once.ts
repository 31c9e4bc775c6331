import { setTimeout as wait } from 'node:timers/promises'
import { statusOf } from './plain-error.ts'

/** In milliseconds. Who waited longer for a failure does not wait as long again. */
const quickMs = 500
const pauseMs = 100
/** What something in front of the lake says of it, and may not say a moment later. */
const passing: ReadonlySet<number> = new Set([502, 503, 504])

type AskAgainOptions = { now?: () => number; pause?: (ms: number) => Promise<unknown> }

/**
 * Asks, and a moment later once more where it failed quickly and not for what was asked: a connection that was closed meanwhile, a
 * lake that starts anew. @throws what `ask` throws.
 */
export async function retryOnce<Result>(
  ask: () => Promise<Result>,
  { now = () => performance.now(), pause = wait }: AskAgainOptions = {},
): Promise<Result> {
  const begun = now()
  try {
    return await ask()
  } catch (error) {
    const status = statusOf(error)
    if ((status && !passing.has(status)) || now() - begun > quickMs) throw error
    await pause(pauseMs)
    return ask()
  }
}
