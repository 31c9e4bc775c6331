import { setTimeout as wait } from 'node:timers/promises'
import { statusOf } from './plain-error.ts'

/** In milliseconds. After a slower failure there is no retry: the caller has waited long enough. */
const maxWaitMs = 500
const pauseMs = 100
/** Statuses of something in front of the lake that may be temporary. */
const transientStatuses: ReadonlySet<number> = new Set([502, 503, 504])

type RetryOptions = { now?: () => number; pause?: (ms: number) => Promise<unknown> }

/**
 * Sends a request, and retries once if it fails quickly and not because of the request itself: a closed connection, a
 * lake that restarts.
 * @throws the error of `send`.
 */
export async function retryOnce<Result>(
  send: () => Promise<Result>,
  { now = () => performance.now(), pause = wait }: RetryOptions = {},
): Promise<Result> {
  const startedAt = now()
  try {
    return await send()
  } catch (error) {
    const status = statusOf(error)
    if ((status && !transientStatuses.has(status)) || now() - startedAt > maxWaitMs) throw error
    await pause(pauseMs)
    return send()
  }
}
