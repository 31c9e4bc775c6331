import 'server-only'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** The base URL of a service: no trailing slash, so that paths can be appended. */
const origin = z.url().transform((url) => url.replace(/\/+$/, ''))

const schema = z.object({
  SITE_URL: origin,
  /** The origin of this process, among all instances; `server/` sets it. */
  OWN_ORIGIN: origin.optional(),
  STUDIO_URL: origin,
  SANITY_PROJECT_ID: z.string().min(1),
  SANITY_DATASET: z.string().min(1),
  /** Set if the content lake is not the hosted one. */
  SANITY_API_HOST: origin.optional(),
  SANITY_READ_TOKEN: z.string().min(1),
  SANITY_WEBHOOK_SECRET: z.string().min(16),
  /** Protects what only the site's own server may call: reconciling, and form values kept for a retry. */
  SITE_SECRET: z.string().min(16),
  /** Seconds between checks of the content lake for missed changes; 0 leaves them to a cron job. */
  RECONCILE_SECONDS: z.coerce.number().min(0).default(60),
  /** Milliseconds that a page waits for a query before it serves what it has. */
  LAKE_TIMEOUT_MS: z.coerce.number().int().positive().default(2_500),
  NEXT_PUBLIC_SUPABASE_URL: origin,
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
})

/**
 * A build gets the path of a file with the token: Next.js stores a build's environment on disk, to speed up the next
 * one.
 */
function readToken(): string | undefined {
  const { SANITY_READ_TOKEN: token, SANITY_READ_TOKEN_FILE: file } = process.env
  return token || (file && readFileSync(file, 'utf8'))
}

function readEnv() {
  const parsed = schema.safeParse({ ...process.env, SANITY_READ_TOKEN: readToken() })
  if (parsed.success) return parsed.data
  const names = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
  throw new Error(
    `Environment variables of the site are missing or invalid. Set these (see docs/deploying.md):\n${names.join('\n')}`,
  )
}

/** The site's settings, read and checked once at start. */
export const env = readEnv()

/** False under `npm run dev`, where cookies must work without TLS. */
export const isProduction = process.env.NODE_ENV === 'production'

/** True while pages are prerendered: no visitor waits. */
export const isBuilding = process.env.NEXT_PHASE === 'phase-production-build'
