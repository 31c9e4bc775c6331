/** `npm run reset`: resets to the starter content and an empty database. The next start imports and builds again. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { lockFolder } from '../../local/service/lock-folder.ts'
import { readEnv } from '../../local/settings/env.ts'
import { resolveSettings } from '../../local/settings/settings.ts'
import { siteBuildFolder } from '../stack/builds.ts'
import { runCli } from './run-cli.ts'

await runCli(async () => {
  const settings = resolveSettings(readEnv())
  const unlock = lockFolder(settings.dataDir)
  for (const name of ['lake', 'backend', 'inbox', 'logs'])
    rmSync(settings.folder(name), { recursive: true, force: true })
  rmSync(join(settings.root, 'web', siteBuildFolder(settings)), { recursive: true, force: true })
  unlock()
  console.info('Reset to the starter content. Hosted services were not changed. Start again with: npm start')
})
