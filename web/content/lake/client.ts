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
 * The site's one client of the content lake for visitors. It reads what is published; a short time-out keeps a hanging
 * lake from hanging a visitor. What is worth asking once more, `ask-lake.ts` asks; only while pages are made ahead does the client.
 * What is made of it by `withConfig` asks as often: that has no say in it.
 */
export const client = createClient({ ...options, maxRetries: isBuilding ? 1 : 0 })

/** For an editor who opens the preview: asks by itself once more. */
export const previewClient = createClient({ ...options, maxRetries: 1 })
