import { apiVersion } from '@tidewright/contracts/api-version.ts'
import 'server-only'
import { createClient } from 'next-sanity'
import { env } from '../../env.ts'

/** Time limit of a whole response, in milliseconds; that of the client itself is for silence. */
const timeoutMs = 5_000

/** The client for the event stream and for checking preview secrets; `sendQuery` sends all other queries. */
export const client = createClient({
  projectId: env.SANITY_PROJECT_ID,
  dataset: env.SANITY_DATASET,
  apiVersion,
  token: env.SANITY_READ_TOKEN,
  perspective: 'published',
  useCdn: false,
  timeout: timeoutMs,
  maxRetries: 1,
  _requestHandler: (request, next) => next({ ...request, signal: AbortSignal.timeout(timeoutMs) }),
  ...(env.SANITY_API_HOST ? { apiHost: env.SANITY_API_HOST, useProjectHostname: false } : {}),
})
