/** The only reader of the environment in `functions/`. */
import { limitedFetch } from '@tidewright/contracts/limited-fetch.ts'
import { leadRolesOf } from '@tidewright/contracts/roles.ts'
import { z } from 'zod'
import { connectDatabase } from './database.ts'
import type { ContentLake, FunctionDeps, FunctionHandler } from './deps.ts'

/** Hosted only: keeps an instance alive for work that continues after the response. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined

/** Hosted projects provide their keys as JSON by name; a project's first pair is called `default`. */
const namedKeys = z.preprocess(
  (json) => (typeof json === 'string' ? JSON.parse(json) : json),
  z.object({ default: z.string().min(1) }),
)

/** Separated by commas. */
const origins = z.string().transform((list) => list.split(',').flatMap((origin) => origin.trim() || []))

const environment = z.object({
  SUPABASE_URL: z.url(),
  SUPABASE_PUBLISHABLE_KEYS: namedKeys,
  SUPABASE_SECRET_KEYS: namedKeys,
  SITE_SECRET: z.string().min(16),
  SITE_ORIGINS: origins,
  /** Where the Studio is deployed; without it, its tools for leads and newsletters don't work. */
  STUDIO_ORIGINS: origins.prefault(''),
  /** Roles that may see leads and send newsletters. */
  LEAD_ROLES: z.string().optional().transform(leadRolesOf),
  RESEND_API_URL: z.url().default('https://api.resend.com'),
  RESEND_API_KEY: z.string().min(1),
  /** Of the webhook to `mail-events`; without it, bounces and complaints aren't known. */
  RESEND_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]+=*$/)
    .optional(),
  MAIL_FROM: z.string().min(1),
  LEADS_TO: z.string().min(1),
  /** Where email texts are edited; without these, the built-in texts are sent. */
  SANITY_PROJECT_ID: z.string().optional(),
  SANITY_DATASET: z.string().default('production'),
  SANITY_READ_TOKEN: z.string().optional(),
  SANITY_API_HOST: z.url().optional(),
})

/** Serves a function where it is deployed. Throws an `Error` that names every missing or invalid variable. */
export function serve(handler: FunctionHandler): void {
  const deps = hostedDeps()
  Deno.serve((request) => handler(request, deps))
}

function hostedDeps(): FunctionDeps {
  const names = Object.keys(environment.shape)
  const parsed = environment.safeParse(Object.fromEntries(names.map((name) => [name, Deno.env.get(name)])))
  if (!parsed.success) {
    const wrong = [...new Set(parsed.error.issues.map((issue) => issue.path[0]))].join(', ')
    throw new Error(`Set these function secrets (see docs/deploying.md): ${wrong}.`)
  }
  const env = parsed.data
  const secret = env.SUPABASE_SECRET_KEYS.default
  return {
    database: connectDatabase(env.SUPABASE_URL, secret),
    keys: { publishable: env.SUPABASE_PUBLISHABLE_KEYS.default, secret },
    siteSecret: env.SITE_SECRET,
    siteOrigins: env.SITE_ORIGINS,
    studioOrigins: env.STUDIO_ORIGINS,
    leadRoles: env.LEAD_ROLES,
    mail: {
      apiUrl: env.RESEND_API_URL,
      apiKey: env.RESEND_API_KEY,
      from: env.MAIL_FROM,
      leadsTo: env.LEADS_TO,
      webhookSecret: env.RESEND_WEBHOOK_SECRET,
    },
    contentLake: contentLake(env),
    fetch: limitedFetch(maxResponseBytes),
    requestDrain: () => inBackground(callDrain(env.SUPABASE_URL, secret)),
  }
}

function contentLake(env: z.output<typeof environment>): ContentLake {
  if (!env.SANITY_PROJECT_ID || !env.SANITY_READ_TOKEN) return null
  const url = env.SANITY_API_HOST ?? `https://${env.SANITY_PROJECT_ID}.api.sanity.io`
  return { url, dataset: env.SANITY_DATASET, token: env.SANITY_READ_TOKEN }
}

/** A full run of the outbox takes less. */
const drainTimeoutMs = 60_000
/** What the mail provider, a webhook and the content lake respond with is far shorter. */
const maxResponseBytes = 4 * 1024 * 1024

async function callDrain(supabaseUrl: string, secret: string): Promise<void> {
  try {
    const url = `${supabaseUrl}/functions/v1/drain-outbox`
    const signal = AbortSignal.timeout(drainTimeoutMs)
    const response = await fetch(url, { method: 'POST', headers: { apikey: secret }, signal })
    await response.body?.cancel()
  } catch {
    // The schedule will drain it.
  }
}

function inBackground(work: Promise<void>): void {
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work)
}
