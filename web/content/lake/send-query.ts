import 'server-only'
import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { limitedFetch } from '@tidewright/contracts/limited-fetch.ts'
import { z } from 'zod'
import { env } from '../../env.ts'

type SendOptions = {
  params: Record<string, unknown>
  /** `published`, `drafts`, or releases in front of drafts: `summer,drafts`. */
  perspective: string
  /** Time limit of the whole response, in milliseconds. */
  timeout: number
  maxBytes: number
}

const url = env.SANITY_API_HOST ?? `https://${env.SANITY_PROJECT_ID}.api.sanity.io`
const path = `/v${apiVersion}/data/query/${env.SANITY_DATASET}`
/** Longer queries are sent as a body. */
const maxUrlLength = 11_000
const answer = z.object({ result: z.unknown() })
const problem = z.object({ error: z.object({ description: z.string() }) })

/** The lake responded with an HTTP error. */
class LakeError extends Error {
  statusCode: number
  constructor(statusCode: number, description = 'no description') {
    super(description)
    this.statusCode = statusCode
  }
}

/**
 * Sends one query. The time limit of Sanity's client is for silence, not for the response: one that never ends would
 * be read for ever. Source: https://www.sanity.io/docs/http-reference/query
 * @throws if the response isn't there in time, too long, an error or no JSON.
 */
export async function sendQuery(
  query: string,
  { params, perspective, timeout, maxBytes }: SendOptions,
): Promise<unknown> {
  const options = new URLSearchParams({ perspective, returnQuery: 'false' })
  const asParameters = Object.entries(params).map(([name, value]) => [`$${name}`, JSON.stringify(value)])
  const search = new URLSearchParams([['query', query], ...asParameters, ...options])
  const isLong = search.toString().length > maxUrlLength
  const reply = await limitedFetch(maxBytes)(`${url}${path}?${isLong ? options : search}`, {
    headers: { authorization: `Bearer ${env.SANITY_READ_TOKEN}`, 'content-type': 'application/json' },
    ...(isLong ? { method: 'POST', body: JSON.stringify({ query, params }) } : {}),
    cache: 'no-store',
    signal: AbortSignal.timeout(timeout),
    redirect: 'error',
  })
  if (!reply.ok) {
    const { data } = problem.safeParse(await reply.json().catch(() => null))
    throw new LakeError(reply.status, data?.error.description)
  }
  return answer.parse(await reply.json()).result
}
