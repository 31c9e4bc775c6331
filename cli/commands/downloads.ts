/** `npm run downloads`: draws pictures of the downloads from the starter content. Commit the result. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const { status } = spawnSync(process.execPath, ['content/downloads/write.ts'], {
  cwd: root,
  stdio: 'inherit',
})
process.exitCode = status ?? 1
