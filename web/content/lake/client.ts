import { createClient as createStreamClient } from '@sanity/client'
import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { limitedFetch } from '@tidewright/contracts/limited-fetch.ts'
import 'server-only'
import { createClient } from 'next-sanity'
import { env } from '../../env.ts'
import { limitedRequests } from './limited-requests.ts'

const settings = {
  projectId: env.SANITY_PROJECT_ID,
  dataset: env.SANITY_DATASET,
  apiVersion,
  token: env.SANITY_READ_TOKEN,
  perspective: 'published',
  useCdn: false,
  ...(env.SANITY_API_HOST ? { apiHost: env.SANITY_API_HOST, useProjectHostname: false } : {}),
} as const
/** Time limit of a whole response, in milliseconds. */
const timeoutMs = 5_000
const maxEventBytes = 8 * 1024 * 1024

/** The client for checking preview secrets; `sendQuery` sends all other queries. */
export const client = createClient({
  ...settings,
  _requestHandler: limitedRequests({ timeoutMs, maxBytes: 1024 * 1024 }),
})

/** The client for the event stream, which the handler above doesn't see. */
export const streamClient = createStreamClient({
  ...settings,
  resolveFetch: () => limitedFetch(maxEventBytes),
})
