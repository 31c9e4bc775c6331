import 'server-only'
import { CircuitBreaker } from './circuit-breaker.ts'
import { client } from './client.ts'
import { plainError, statusOf } from './plain-error.ts'

export type Perspective = 'published' | 'drafts'

const breaker = new CircuitBreaker({
  threshold: 3,
  openMs: 1_000,
  // The query itself was refused, so the lake is well.
  isFailure: (error) => statusOf(error) !== 400,
})
/** Looks whether the lake is back: an answer that takes long would keep everybody waiting for the look to end. */
const probe = client.withConfig({ timeout: 2_000, maxRetries: 0 })

/** True while the lake fails and is not asked. */
export function isLakeDown(): boolean {
  return breaker.isOpen
}

/**
 * Asks the content lake, anew each time; every question of the site goes through here. Once the lake fails it is left
 * alone for a second at a time, and questions fail at once. @throws an `Error` that quotes nothing of the request, whose
 * headers hold the token.
 */
export async function askLake(
  query: string,
  params: Record<string, unknown> = {},
  perspective: Perspective = 'published',
): Promise<unknown> {
  const fetchFrom = (lake: typeof client): Promise<unknown> =>
    lake.fetch(query, params, { perspective, cache: 'no-store' })
  try {
    return await breaker.run(async (isProbe) => {
      const result = await fetchFrom(isProbe ? probe : client)
      if (!isAnswer(result)) throw new Error(`No result to: ${query.trim().slice(0, 80)}`)
      // Only a lake that answers a question with a known answer is believed that it holds nothing.
      if (isEmpty(result)) await assertAnswers(isProbe ? probe : client)
      return result
    })
  } catch (error) {
    const plain = plainError('The content lake did not answer', error)
    warnNowAndThen(plain.message)
    throw plain
  }
}

/** A reply cut short, or from something that is not the lake, has no `result`: only an explicit null is "nothing". */
function isAnswer(result: unknown): boolean {
  return result !== undefined && typeof result === 'object'
}

function isEmpty(result: unknown): boolean {
  return result === null || (!Array.isArray(result) && Object.keys(Object(result)).length === 0)
}

async function assertAnswers(lake: typeof client): Promise<void> {
  const result: unknown = await lake.fetch('{"answer": 6 * 7}', {}, { cache: 'no-store' })
  if (Object(result).answer !== 42) throw new Error('It answers with nothing, whatever is asked.')
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
