import 'server-only'
import pLimit from 'p-limit'
import { env, isBuilding } from '../../env.ts'
import {
  announceLakeDown,
  announceLakeUp,
  followLakeState,
  onLakeUp,
} from '../../next-internals/lake-channel.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { confirmEmptyResult, plainError, retryOnce, statusOf } from './lake-failures.ts'
import { sendQuery } from './send-query.ts'

type QueryOptions = {
  params?: Record<string, unknown>
  /** `published`, `drafts`, or releases in front of drafts: `summer,drafts`. */
  perspective?: string
  /** For queries over all documents that no visitor waits for. */
  isLong?: boolean
}

const breaker = new CircuitBreaker({
  threshold: 3,
  openMs: 1_000,
  // 400: the query itself was rejected, so the lake is up.
  isFailure: (error) => statusOf(error) !== 400,
  onOpen: announceLakeDown,
})
/** A short time limit keeps a hanging lake from blocking visitors. */
const limits = { timeout: isBuilding ? 15_000 : env.LAKE_TIMEOUT_MS, maxBytes: 8 * 1024 * 1024 }
/** Checks whether the lake is back: other queries must not wait for a slow probe. */
const probeLimits = { ...limits, timeout: env.LAKE_TIMEOUT_MS * 0.8 }
/** Whoever asks for all documents asks for a few thousand at a time. */
const longLimits = { timeout: 15_000, maxBytes: 16 * 1024 * 1024 }
/** One after the other: several at once would fill the memory if the lake never stops sending. */
const longQueries = pLimit(1)

/** True from the first sign that the lake is down until any query succeeds, anywhere in this process. */
export const isLakeDown = followLakeState()
// A page sends many queries at once: with only one probe let through, the first page after an outage would have old
// content.
onLakeUp(() => breaker.close())

/**
 * Queries the content lake, uncached; every query of the site goes through here. While the lake is down, it is probed
 * once a second and all other queries fail immediately.
 * @throws an `Error` without the request, whose headers have the token.
 */
export async function queryLake(
  query: string,
  { params = {}, perspective = 'published', isLong = false }: QueryOptions = {},
): Promise<unknown> {
  try {
    const result = await breaker.run((isProbe) => {
      const allowed = isProbe ? probeLimits : isLong ? longLimits : limits
      return confirmEmptyResult(query, (checkedQuery) => {
        const send = () => sendQuery(checkedQuery, { params, perspective, ...allowed })
        if (isProbe) return send()
        // Who sends them tries again.
        return isLong ? longQueries(send) : retryOnce(send)
      })
    })
    if (isLakeDown()) announceLakeUp()
    return result
  } catch (error) {
    const plain = plainError('The content lake did not respond', error)
    warnOccasionally(plain.message)
    throw plain
  }
}

const warningIntervalMs = 10_000
let lastWarning = 0
let unlogged = 0

/** Logs at most one line per ten seconds: with the lake down, every page view fails. */
function warnOccasionally(message: string): void {
  unlogged += 1
  if (Date.now() - lastWarning < warningIntervalMs) return
  const times = unlogged > 1 ? ` (${unlogged} times since the last warning)` : ''
  console.warn(`${message}${times} Cached content is still served.`)
  lastWarning = Date.now()
  unlogged = 0
}
