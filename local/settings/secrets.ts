import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const names = [
  'readToken',
  'writeToken',
  'webhookSecret',
  'publishableKey',
  'secretKey',
  'siteSecret',
] as const

export type Secrets = Record<(typeof names)[number], string>

/** This copy's own keys, made at the first start and kept in the data folder for its owner alone. */
export function readSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json')
  const kept: Partial<Secrets> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const fresh = () => randomBytes(24).toString('base64url')
  const secrets: Secrets = {
    readToken: kept.readToken ?? `sk-read-${fresh()}`,
    writeToken: kept.writeToken ?? `sk-write-${fresh()}`,
    webhookSecret: kept.webhookSecret ?? fresh(),
    publishableKey: kept.publishableKey ?? `sb_publishable_${fresh()}`,
    secretKey: kept.secretKey ?? `sb_secret_${fresh()}`,
    siteSecret: kept.siteSecret ?? fresh(),
  }
  if (names.some((name) => !kept[name])) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  }
  return secrets
}
