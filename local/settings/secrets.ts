import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeFileAtomically } from './write-file.ts'

export type Secrets = ReturnType<typeof newSecrets>

/**
 * The keys of this copy, generated at the first start and stored in the data folder, readable by its owner only. @throws
 * if the file is damaged.
 */
export function readSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json')
  const stored = existsSync(file) ? readStored(file) : {}
  const fresh = newSecrets()
  const secrets = { ...fresh, ...stored }
  if (Object.keys(fresh).some((name) => !Object.hasOwn(stored, name))) {
    mkdirSync(dataDir, { recursive: true })
    writeFileAtomically(file, JSON.stringify(secrets, null, 2))
  }
  return secrets
}

function newSecrets() {
  const random = () => randomBytes(24).toString('base64url')
  return {
    readToken: `sk-read-${random()}`,
    writeToken: `sk-write-${random()}`,
    webhookSecret: random(),
    publishableKey: `sb_publishable_${random()}`,
    secretKey: `sb_secret_${random()}`,
    siteSecret: random(),
    // As Resend's: https://docs.svix.com/receiving/verifying-payloads/how-manual
    mailWebhookSecret: `whsec_${randomBytes(24).toString('base64')}`,
  }
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
