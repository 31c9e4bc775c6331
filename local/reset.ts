/** `npm run reset`: back to the starter content and an empty database. The next start imports and builds anew. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { siteBuildFolder } from './builds.ts'
import { readEnv } from './env.ts'
import { lockFolder } from './lock.ts'
import { resolveSettings } from './settings.ts'
import { command } from './up.ts'

await command(async () => {
  const settings = resolveSettings(readEnv())
  const unlock = lockFolder(settings.dataDir)
  for (const name of ['lake', 'backend', 'inbox', 'logs'])
    rmSync(settings.folder(name), { recursive: true, force: true })
  rmSync(join(settings.root, 'web', siteBuildFolder(settings)), { recursive: true, force: true })
  unlock()
  console.info(
    'Back to the starter content. Hosted services, if any, were not touched. Start again with: npm start',
  )
})
