/**
 * `npm run content`: imports the starter content into the dataset that the environment names. `npm start` adds `--new`:
 * then what was deleted or unpublished stays so. With `--categories`, gives its articles their categories instead.
 */
import { createClient } from '@sanity/client'
import { assignCategories } from './assign-categories.ts'
import { readEnv } from './env.ts'
import { type ImportMode, importSeed } from './import.ts'

const env = readEnv()
const client = createClient({
  projectId: env.SANITY_PROJECT_ID,
  dataset: env.SANITY_DATASET,
  token: env.SANITY_WRITE_TOKEN,
  apiVersion: '2026-01-01',
  useCdn: false,
  ...(env.SANITY_API_HOST ? { apiHost: env.SANITY_API_HOST, useProjectHostname: false } : {}),
})

if (process.argv.includes('--categories')) {
  const { assigned, withoutCategory } = await assignCategories(client)
  console.info(`${assigned} articles and drafts have a category now.`)
  if (withoutCategory.length > 0)
    console.info(
      `No published category has these names: ${withoutCategory.join(', ')}. Publish them in the Studio, then run this again.`,
    )
} else await importAll()

async function importAll() {
  const { created, unchanged, edited, left } = await importSeed(client, importMode())
  console.info(`Content: ${created} documents written, ${unchanged} already there.`)
  if (edited.length > 0) {
    console.info(
      `Kept, because edited in the Studio: ${edited.join(', ')}. To overwrite them: npm run content -- --replace`,
    )
  }
  if (left.length > 0) {
    console.info(
      `Left out, because deleted or unpublished, or referring to such a document: ${left.join(', ')}. To import them: npm run content`,
    )
  }
}

function importMode(): ImportMode {
  if (process.argv.includes('--replace')) return 'replace'
  return process.argv.includes('--new') ? 'new' : 'missing'
}
