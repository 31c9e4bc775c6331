import { z } from 'zod'

const schema = z.object({
  /** The folder of next.config.ts. */
  SITE_BUILD_FOLDER: z.string().default(''),
  SITE_SECRET: z.string().min(16),
})

/** What the server itself has to know, once Next.js has read its files of settings. @throws when the site's secret is missing. */
export function readServerEnv(): { buildFolder: string; siteSecret: string } {
  const { SITE_BUILD_FOLDER, SITE_SECRET } = schema.parse(process.env)
  return { buildFolder: SITE_BUILD_FOLDER || '.next', siteSecret: SITE_SECRET }
}

/** Tells the site, whose `env.ts` reads it, where this very process answers: not another one behind the same balancer. */
export function setOwnOrigin(origin: string): void {
  process.env.OWN_ORIGIN = origin
}
