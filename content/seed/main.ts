/** `npm run content`: imports the starter content into the dataset that the environment names. */
import { createClient } from '@sanity/client'
import { readEnv } from './env.ts'
import { importSeed } from './import.ts'

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
