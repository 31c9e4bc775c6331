import { z } from 'zod'

const defaultBuildFolder = '.next'

const schema = z.object({
  /** The folder of next.config.ts. */
  SITE_BUILD_FOLDER: z.string().default(''),
  SITE_SECRET: z.string().min(16),
  STUDIO_URL: z.url(),
  NEXT_PUBLIC_SUPABASE_URL: z.url(),
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
  /** The port of `/metrics`; 0 for none. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  METRICS_HOST: z.string().default(''),
})

/** What the server itself needs, once Next.js has loaded its `.env` files. @throws if one is missing or invalid. */
export function readServerEnv() {
  const env = schema.parse(process.env)
  return {
    buildFolder: env.SITE_BUILD_FOLDER || defaultBuildFolder,
    siteSecret: env.SITE_SECRET,
    studioUrl: new URL(env.STUDIO_URL).origin,
    backend: { url: env.NEXT_PUBLIC_SUPABASE_URL, publishableKey: env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY },
    metrics: { port: env.METRICS_PORT, host: env.METRICS_HOST || '127.0.0.1' },
  }
}

/** The build folder, for programs that need no other setting. */
export function readBuildFolder(): string {
  return process.env.SITE_BUILD_FOLDER || defaultBuildFolder
}

/** As in the environment at start; pages have the value of their build. */
export const strictTransport = process.env.STRICT_TRANSPORT_SECURITY

/**
 * Sets the loopback origin of this process, which the site's `env.ts` reads: the public URL may lead to another
 * instance.
 */
export function setOwnOrigin(origin: string): void {
  process.env.OWN_ORIGIN = origin
}
