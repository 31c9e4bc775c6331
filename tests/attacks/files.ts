import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { siteBuildFolder } from '../../local/stack/builds.ts'
import type { TestStack } from '../test-stack.ts'
import { type Attack, joinResults, tryEach } from './attack.ts'

/** What nobody else on this machine, and nobody who reads a log or a build, may learn. */
function secretsOf({ settings: { sanity, secrets, supabase } }: TestStack): [name: string, value: string][] {
  const { readToken, writeToken, webhookSecret } = sanity
  const { siteSecret } = secrets
  return Object.entries({ readToken, writeToken, webhookSecret, siteSecret, secretKey: supabase.secretKey })
}

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
      const content = readFileSync(path)
      const found = secretsOf(stack).filter(([, value]) => content.includes(value))
      return found.length > 0 ? `holds ${found.map(([name]) => name).join(', ')}` : null
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
      async ({ path, secret: [name, value] }) =>
        readFileSync(path).includes(value) ? `has the ${name}` : null,
    ),
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}
