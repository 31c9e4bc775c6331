import { z } from 'zod'

const schema = z.object({
  SANITY_PROJECT_ID: z.string().min(1),
  SANITY_DATASET: z.string().min(1).default('production'),
  SANITY_WRITE_TOKEN: z.string().min(1),
  /** Set if the content lake isn't the hosted one. */
  SANITY_API_HOST: z.url().optional(),
})

/** The dataset to import into. @throws with the names of missing variables. */
export function readEnv() {
  const parsed = schema.safeParse(process.env)
  if (parsed.success) return parsed.data
  const names = parsed.error.issues.map(({ path }) => path.join('.')).join(', ')
  throw new Error(`Set ${names} to import content; see docs/deploying.md.`)
}
