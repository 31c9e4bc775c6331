/** The settings of one running copy: hosted services where `.env` names them, stand-ins otherwise. */
import { join } from 'node:path'
import type { LocalEnv } from './env.ts'
import { readSecrets } from './secrets.ts'

export type Settings = ReturnType<typeof resolveSettings>

/** @throws when a hosted service is configured without the keys it needs. */
export function resolveSettings(env: LocalEnv) {
  const secrets = readSecrets(env.dataDir)
  const urls = {
    site: `http://localhost:${env.ports.site}`,
    studio: `http://localhost:${env.ports.studio}`,
    lake: `http://localhost:${env.ports.lake}`,
    backend: `http://localhost:${env.ports.backend}`,
    inbox: `http://localhost:${env.ports.inbox}`,
  }
  const sanity = resolveSanity(env, secrets, urls.lake)
  const supabase = resolveSupabase(env, secrets, urls.backend)
  const { databaseUrl } = env.supabase
  return {
    ...env,
    secrets,
    urls,
    sanity,
    supabase,
    databaseUrl,
    folder: (name: string) => join(env.dataDir, name),
  }
}

function resolveSanity(env: LocalEnv, secrets: ReturnType<typeof readSecrets>, lakeUrl: string) {
  const { projectId, dataset, readToken, writeToken, webhookSecret } = env.sanity
  if (!projectId) {
    const { readToken: read, writeToken: write, webhookSecret: webhook } = secrets
    return {
      hosted: false,
      projectId: 'tidewright',
      dataset,
      apiHost: lakeUrl,
      readToken: read,
      writeToken: write,
      webhookSecret: webhook,
    }
  }
  requireKeys({ SANITY_READ_TOKEN: readToken, SANITY_WEBHOOK_SECRET: webhookSecret }, 'SANITY_PROJECT_ID')
  return { hosted: true, projectId, dataset, apiHost: undefined, readToken, writeToken, webhookSecret }
}

function resolveSupabase(env: LocalEnv, secrets: ReturnType<typeof readSecrets>, backendUrl: string) {
  const { url, publishableKey, secretKey } = env.supabase
  if (!url) {
    return {
      hosted: false,
      url: backendUrl,
      publishableKey: secrets.publishableKey,
      secretKey: secrets.secretKey,
      siteSecret: secrets.siteSecret,
    }
  }
  const { siteSecret } = env
  requireKeys(
    { SUPABASE_PUBLISHABLE_KEY: publishableKey, SUPABASE_SECRET_KEY: secretKey, SITE_SECRET: siteSecret },
    'SUPABASE_URL',
  )
  return { hosted: true, url, publishableKey, secretKey, siteSecret }
}

function requireKeys(values: Record<string, string>, because: string): void {
  const missing = Object.keys(values).filter((name) => !values[name])
  if (missing.length > 0)
    throw new Error(`${because} is set, so ${missing.join(' and ')} must be set in .env too.`)
}

/** Environment variables of the site, as `web/env.ts` reads them. */
export function siteEnv(settings: Settings): Record<string, string> {
  const { sanity, supabase } = settings
  return {
    SITE_URL: settings.urls.site,
    STUDIO_URL: settings.urls.studio,
    SANITY_PROJECT_ID: sanity.projectId,
    SANITY_DATASET: sanity.dataset,
    ...(sanity.apiHost ? { SANITY_API_HOST: sanity.apiHost } : {}),
    SANITY_READ_TOKEN: sanity.readToken,
    SANITY_WEBHOOK_SECRET: sanity.webhookSecret,
    SITE_SECRET: supabase.siteSecret,
    RECONCILE_SECONDS: sanity.hosted ? '60' : '5',
    NEXT_PUBLIC_SUPABASE_URL: supabase.url,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: supabase.publishableKey,
    NEXT_TELEMETRY_DISABLED: '1',
  }
}

/** Environment variables of the Studio; all of them end up in its public bundle. */
export function studioEnv({ sanity, supabase, urls, leadRoles }: Settings): Record<string, string> {
  return {
    SANITY_STUDIO_PROJECT_ID: sanity.projectId,
    SANITY_STUDIO_DATASET: sanity.dataset,
    SANITY_STUDIO_API_HOST: sanity.apiHost ?? '',
    SANITY_STUDIO_SITE_URL: urls.site,
    SANITY_STUDIO_FUNCTIONS_URL: `${supabase.url}/functions/v1`,
    SANITY_STUDIO_LEAD_ROLES: leadRoles,
    DO_NOT_TRACK: '1',
  }
}

/** Environment variables of `npm run content`. */
export function contentEnv({ sanity }: Settings): Record<string, string> {
  return {
    SANITY_PROJECT_ID: sanity.projectId,
    SANITY_DATASET: sanity.dataset,
    SANITY_WRITE_TOKEN: sanity.writeToken,
    ...(sanity.apiHost ? { SANITY_API_HOST: sanity.apiHost } : {}),
  }
}
