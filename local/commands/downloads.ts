/** `npm run downloads`: makes the files behind the downloads from the starter content; they are committed. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const { status } = spawnSync(process.execPath, ['studio/downloads/write.ts'], { cwd: root, stdio: 'inherit' })
process.exitCode = status ?? 1
