/** `npm run drawings`: makes the portraits of the starter content and colours its drawings for the dark; they are committed. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const { status } = spawnSync(process.execPath, ['studio/seed/drawings/write.ts'], {
  cwd: root,
  stdio: 'inherit',
})
process.exitCode = status ?? 1
