import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../../local/settings/settings.ts'

/** Secrets that other users of this machine, logs and builds must not contain, by name. */
export function secretsOf({
  settings: { sanity, secrets, supabase },
}: {
  settings: Settings
}): [name: string, value: string][] {
  const { readToken, writeToken, webhookSecret } = sanity
  return Object.entries({
    readToken,
    writeToken,
    webhookSecret,
    siteSecret: secrets.siteSecret,
    secretKey: supabase.secretKey,
  })
}

/** The names of the secrets in a file. */
export function secretsIn(path: string, secrets: ReturnType<typeof secretsOf>): string[] {
  const content = readFileSync(path)
  return secrets.filter(([, value]) => content.includes(value)).map(([name]) => name)
}

export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}
