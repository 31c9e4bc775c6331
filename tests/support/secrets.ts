import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestStack } from './test-stack.ts'

/** What nobody else on this machine, and nobody who reads a log or a build, may learn, by name. */
export function secretsOf({
  settings: { sanity, secrets, supabase },
}: TestStack): [name: string, value: string][] {
  const { readToken, writeToken, webhookSecret } = sanity
  return Object.entries({
    readToken,
    writeToken,
    webhookSecret,
    siteSecret: secrets.siteSecret,
    secretKey: supabase.secretKey,
  })
}

/** The names of the secrets that a file holds. */
export function secretsIn(path: string, secrets: ReturnType<typeof secretsOf>): string[] {
  const content = readFileSync(path)
  return secrets.filter(([, value]) => content.includes(value)).map(([name]) => name)
}

export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}
