import { statSync } from 'node:fs'
import { join } from 'node:path'
import { siteBuildFolder } from '../../cli/stack/builds.ts'
import { filesBelow, secretsIn, secretsOf } from '../support/secrets.ts'
import { type Attack, attemptEach, joinResults } from './attack.ts'

/** Access to data and builds by other users of this machine, and secrets in builds. */
export const files: Attack = {
  title: 'File access by other users of the machine; secrets in builds',
  async run(stack) {
    const { settings } = stack
    const build = join(settings.root, 'web', siteBuildFolder(settings))
    // A folder that only its owner can enter protects everything in it.
    const closed = await attemptEach([settings.dataDir, settings.folder('logs'), build], async (folder) => {
      const mode = statSync(folder).mode & 0o777
      return (mode & 0o077) === 0 ? null : `has the mode ${mode.toString(8)}`
    })
    const built = await attemptEach([build, settings.folder('studio')].flatMap(filesBelow), async (path) => {
      const found = secretsIn(path, secretsOf(stack))
      return found.length > 0 ? `contains ${found.join(', ')}` : null
    })
    return joinResults([closed, built])
  },
}

/** Runs last, to check everything logged so far. */
export const logs: Attack = {
  title: 'Secrets in logs',
  run: (stack) =>
    attemptEach(
      filesBelow(stack.settings.folder('logs')).flatMap((path) =>
        secretsOf(stack).map((secret) => ({ path, secret })),
      ),
      async ({ path, secret }) => (secretsIn(path, [secret]).length > 0 ? `contains ${secret[0]}` : null),
    ),
}
