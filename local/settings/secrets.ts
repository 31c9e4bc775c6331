import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeFileAtomically } from './write-file.ts'

const names = [
  'readToken',
  'writeToken',
  'webhookSecret',
  'publishableKey',
  'secretKey',
  'siteSecret',
  'mailWebhookSecret',
] as const

export type Secrets = Record<(typeof names)[number], string>

/**
 * The keys of this copy, generated at the first start and stored in the data folder, readable by its owner only. @throws
 * if the file is damaged.
 */
export function readSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json')
  const stored = existsSync(file) ? readStored(file) : {}
  const random = () => randomBytes(24).toString('base64url')
  const secrets: Secrets = {
    readToken: stored.readToken ?? `sk-read-${random()}`,
    writeToken: stored.writeToken ?? `sk-write-${random()}`,
    webhookSecret: stored.webhookSecret ?? random(),
    publishableKey: stored.publishableKey ?? `sb_publishable_${random()}`,
    secretKey: stored.secretKey ?? `sb_secret_${random()}`,
    siteSecret: stored.siteSecret ?? random(),
    // As Resend's: https://docs.svix.com/receiving/verifying-payloads/how-manual
    mailWebhookSecret: stored.mailWebhookSecret ?? `whsec_${randomBytes(24).toString('base64')}`,
  }
  if (names.some((name) => !stored[name])) {
    mkdirSync(dataDir, { recursive: true })
    writeFileAtomically(file, JSON.stringify(secrets, null, 2))
  }
  return secrets
}

function readStored(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(
      `The keys in ${file} are damaged. Restore the file from a backup, or delete it to get new keys: links in sent emails and access codes then stop working.`,
      { cause },
    )
  }
}
