import { apiVersion } from '@tidewright/schemas/api-version.ts'
import 'server-only'
import { createClient } from 'next-sanity'
import { env, isBuilding } from '../../env.ts'

const options = {
  projectId: env.SANITY_PROJECT_ID,
  dataset: env.SANITY_DATASET,
  apiVersion,
  token: env.SANITY_READ_TOKEN,
  perspective: 'published' as const,
  useCdn: false,
  timeout: isBuilding ? 15_000 : 2_500,
  ...(env.SANITY_API_HOST ? { apiHost: env.SANITY_API_HOST, useProjectHostname: false } : {}),
}

/**
 * The site's client for published content. A short timeout keeps a hanging lake from blocking visitors. `retry-once.ts`
 * retries; the client itself does so only during a build. Clients derived by `withConfig` have the same retries, since
 * it can't change them.
 */
export const client = createClient({ ...options, maxRetries: isBuilding ? 1 : 0 })

/** For editors in preview; retries once. */
export const previewClient = createClient({ ...options, maxRetries: 1 })
