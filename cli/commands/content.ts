/**
 * `npm run content [-- --replace]`: imports the starter content into the local content lake or the hosted dataset.
 * `npm run content -- --categories` gives the articles there their categories.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { readEnv } from '../../local/settings/env.ts'
import { contentEnv, resolveSettings } from '../../local/settings/settings.ts'
import { runCli } from './run-cli.ts'

await runCli(async () => {
  const settings = resolveSettings(readEnv())
  const { sanity, urls } = settings
  if (!sanity.hosted && !(await isUp(urls.lake)))
    throw new Error('The content lake is not running. Run npm start first.')
  if (!sanity.writeToken) throw new Error('Set SANITY_WRITE_TOKEN in .env to import content.')
  const main = join(settings.root, 'content/seed/main.ts')
  const env = { ...process.env, ...contentEnv(settings) }
  const { status } = spawnSync(process.execPath, [main, ...process.argv.slice(2)], { stdio: 'inherit', env })
  process.exitCode = status ?? 1
})

async function isUp(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  )
}
