import { statSync } from 'node:fs'
import { join } from 'node:path'
import { siteBuildFolder } from '../../local/stack/builds.ts'
import { filesBelow, secretsIn, secretsOf } from '../support/secrets.ts'
import { type Attack, joinResults, tryEach } from './attack.ts'

/** Other users of this machine at data and builds, and secrets in what is built. */
export const files: Attack = {
  title: 'Other users of the machine at data, logs and builds; secrets in builds',
  async run(stack) {
    const { settings } = stack
    const build = join(settings.root, 'web', siteBuildFolder(settings))
    // Nobody gets into a folder that is its owner's alone, whatever lies in it.
    const closed = await tryEach([settings.dataDir, settings.folder('logs'), build], async (folder) => {
      const mode = statSync(folder).mode & 0o777
      return (mode & 0o077) === 0 ? null : `has the mode ${mode.toString(8)}`
    })
    const built = await tryEach([build, settings.folder('studio')].flatMap(filesBelow), async (path) => {
      const found = secretsIn(path, secretsOf(stack))
      return found.length > 0 ? `holds ${found.join(', ')}` : null
    })
    return joinResults([closed, built])
  },
}

/** To be run after all others: what was logged meanwhile. */
export const logs: Attack = {
  title: 'Secrets in logs',
  run: (stack) =>
    tryEach(
      filesBelow(stack.settings.folder('logs')).flatMap((path) =>
        secretsOf(stack).map((secret) => ({ path, secret })),
      ),
      async ({ path, secret }) => (secretsIn(path, [secret]).length > 0 ? `has the ${secret[0]}` : null),
    ),
}
