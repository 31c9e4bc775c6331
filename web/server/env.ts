import { z } from 'zod'

const schema = z.object({
  /** The folder of next.config.ts. */
  SITE_BUILD_FOLDER: z.string().default(''),
  SITE_SECRET: z.string().min(16),
})

/** What the server itself needs, once Next.js has loaded its `.env` files. @throws if the site secret is missing. */
export function readServerEnv(): { buildFolder: string; siteSecret: string } {
  const { SITE_BUILD_FOLDER, SITE_SECRET } = schema.parse(process.env)
  return { buildFolder: SITE_BUILD_FOLDER || '.next', siteSecret: SITE_SECRET }
}

/**
 * Sets the loopback origin of this process, which the site's `env.ts` reads: the public URL may lead to another
 * instance.
 */
export function setOwnOrigin(origin: string): void {
  process.env.OWN_ORIGIN = origin
}
