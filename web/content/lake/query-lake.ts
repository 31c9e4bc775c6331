import 'server-only'
import {
  announceLakeDown,
  announceLakeUp,
  followLakeState,
  onLakeUp,
} from '../../next-internals/lake-channel.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { client } from './client.ts'
import { confirmEmptyResult } from './confirm-empty-result.ts'
import { plainError, statusOf } from './plain-error.ts'
import { retryOnce } from './retry-once.ts'

export type Perspective = 'published' | 'drafts'

type Question = {
  params?: Record<string, unknown>
  perspective?: Perspective
  /** No visitor waits for the answer, which may be of everything that there is. */
  mayTakeLong?: boolean
}

const breaker = new CircuitBreaker({
  threshold: 3,
  openMs: 1_000,
  // The query itself was refused, so the lake is well.
  isFailure: (error) => statusOf(error) !== 400,
  onOpen: announceLakeDown,
})
/** Looks whether the lake is back: an answer that takes long would keep everybody waiting for the look to end. */
const probe = client.withConfig({ timeout: 2_000 })
const patient = client.withConfig({ timeout: 15_000 })

/** True from when anything in this process found that the lake fails until anything gets an answer. */
export const isLakeDown = followLakeState()
// A page asks much at once: with a breaker that lets one question through, the first page after an outage would still be of old content.
onLakeUp(() => breaker.close())

/**
 * Asks the content lake, anew each time; every question of the site goes through here. Once the lake fails it is left
 * alone for a second at a time, and questions fail at once. @throws an `Error` that quotes nothing of the request, whose
 * headers hold the token.
 */
export async function queryLake(
  query: string,
  { params = {}, perspective = 'published', mayTakeLong = false }: Question = {},
): Promise<unknown> {
  try {
    const result = await breaker.run((isProbe) => {
      const lake = isProbe ? probe : mayTakeLong ? patient : client
      return confirmEmptyResult(query, (asked) => {
        const ask = () => lake.fetch(asked, params, { perspective, cache: 'no-store' })
        return isProbe ? ask() : retryOnce(ask)
      })
    })
    if (isLakeDown()) announceLakeUp()
    return result
  } catch (error) {
    const plain = plainError('The content lake did not answer', error)
    warnNowAndThen(plain.message)
    throw plain
  }
}

const quietMs = 10_000
let lastWarning = 0
let unsaid = 0

/** One line in ten seconds: a lake that is down is asked at every view. */
function warnNowAndThen(message: string): void {
  unsaid += 1
  if (Date.now() - lastWarning < quietMs) return
  const times = unsaid > 1 ? ` (${unsaid} times since the last such line)` : ''
  console.warn(`${message}${times} What was loaded before goes on to be served.`)
  lastWarning = Date.now()
  unsaid = 0
}
