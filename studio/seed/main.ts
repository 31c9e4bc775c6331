/** `npm run content`: imports the starter content into the dataset that the environment names. */
import { createClient } from '@sanity/client'
import { z } from 'zod'
import { importSeed } from './import.ts'

const schema = z.object({
  SANITY_PROJECT_ID: z.string().min(1),
  SANITY_DATASET: z.string().min(1).default('production'),
  SANITY_WRITE_TOKEN: z.string().min(1),
  /** Set if the content lake isn't the hosted one. */
  SANITY_API_HOST: z.url().optional(),
})

/** The dataset to import into. @throws with the names of missing variables. */
function readEnv() {
  const parsed = schema.safeParse(process.env)
  if (parsed.success) return parsed.data
  const names = parsed.error.issues.map(({ path }) => path.join('.')).join(', ')
  throw new Error(`Set ${names} to import content; see docs/deploying.md.`)
}

const env = readEnv()
const client = createClient({
  projectId: env.SANITY_PROJECT_ID,
  dataset: env.SANITY_DATASET,
  token: env.SANITY_WRITE_TOKEN,
  apiVersion: '2026-01-01',
  useCdn: false,
  ...(env.SANITY_API_HOST ? { apiHost: env.SANITY_API_HOST, useProjectHostname: false } : {}),
})

const { created, unchanged, edited } = await importSeed(client, process.argv.includes('--replace'))
console.info(`Content: ${created} documents written, ${unchanged} already there.`)
if (edited.length > 0) {
  console.info(
    `Kept, because edited in the Studio: ${edited.join(', ')}. To overwrite them: npm run content -- --replace`,
  )
}
