import { z } from 'zod'

const defaultBuildFolder = '.next'

const schema = z.object({
  /** The folder of next.config.ts. */
  SITE_BUILD_FOLDER: z.string().default(''),
  SITE_SECRET: z.string().min(16),
  STUDIO_URL: z.url(),
  /** The port of `/metrics`; 0 for none. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  METRICS_HOST: z.string().default(''),
})

/** What the server itself needs, once Next.js has loaded its `.env` files. @throws if one is missing or invalid. */
export function readServerEnv() {
  const { SITE_BUILD_FOLDER, SITE_SECRET, STUDIO_URL, METRICS_PORT, METRICS_HOST } = schema.parse(process.env)
  return {
    buildFolder: SITE_BUILD_FOLDER || defaultBuildFolder,
    siteSecret: SITE_SECRET,
    studioUrl: new URL(STUDIO_URL).origin,
    metrics: { port: METRICS_PORT, host: METRICS_HOST || '127.0.0.1' },
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
