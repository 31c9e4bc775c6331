import { apiVersion } from '@tidewright/schemas/api-version.ts'
import 'server-only'
import { createClient } from 'next-sanity'
import { env, isBuilding } from '../env.ts'

/**
 * The site's one client of the content lake. It reads what is published; a short time-out and one retry keep a
 * hanging lake from hanging a visitor.
 */
export const client = createClient({
  projectId: env.SANITY_PROJECT_ID,
  dataset: env.SANITY_DATASET,
  apiVersion,
  token: env.SANITY_READ_TOKEN,
  perspective: 'published',
  useCdn: false,
  timeout: isBuilding ? 15_000 : 2_500,
  maxRetries: 1,
  ...(env.SANITY_API_HOST ? { apiHost: env.SANITY_API_HOST, useProjectHostname: false } : {}),
})
