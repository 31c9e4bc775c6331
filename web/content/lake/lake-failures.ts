import { setTimeout as wait } from 'node:timers/promises'

/** The HTTP status of an error of the lake's client; null for a network error. */
export function statusOf(error: unknown): number | null {
  const { statusCode } = Object(error)
  return typeof statusCode === 'number' ? statusCode : null
}

/**
 * An error reduced to one sentence. The client's errors contain the request with the token in its headers, which must
 * not be logged.
 */
export function plainError(what: string, error: unknown): Error {
  const status = statusOf(error)
  const message = error instanceof Error ? firstLine(error.message) : 'unknown'
  const plain = new Error(`${what}: ${status ? `${status}, ` : ''}${message}.`)
  plain.stack = `${plain.name}: ${plain.message}`
  return plain
}

function firstLine(message: string): string {
  return (message.split('\n')[0] ?? '').slice(0, 200).replace(/\.$/, '')
}

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

/**
 * Runs a query; checks an empty result by requesting a known value in the same query. Whatever responds in place of the
 * lake may send empty results, and be gone at the next request.
 * @throws if the response isn't a result, or is empty without the known value.
 */
export async function confirmEmptyResult(
  query: string,
  fetchResult: (query: string) => Promise<unknown>,
): Promise<unknown> {
  const result = await fetchResult(query)
  if (!isResult(result)) throw new Error(`No result to: ${query.trim().slice(0, 80)}`)
  if (!isEmpty(result)) return result
  // On a line of its own, in case the query ends with a comment.
  const reply = await fetchResult(`{"answer": 6 * 7, "result": ${query}\n}`)
  const { answer, result: confirmed } = Object(reply)
  if (answer !== 42 || !isResult(confirmed)) throw new Error('The response is empty for every query.')
  return confirmed
}

/** A truncated response, or one that isn't the lake's, has no `result`: only an explicit null is empty. */
function isResult(result: unknown): boolean {
  return result !== undefined && typeof result === 'object'
}

function isEmpty(result: unknown): boolean {
  return Object.keys(Object(result)).length === 0
}
