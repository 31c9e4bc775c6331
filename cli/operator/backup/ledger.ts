import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { writeFileAtomically } from '../../../local/settings/write-file.ts'

/**
 * Who was erased or has unsubscribed, by salted hash, as `suppression_ledger()` returns it. It is kept next to the backups and
 * is newer than them, so that a restore doesn't bring back whom somebody has erased since.
 */
const ledgerSchema = z.object({
  /** Whose hashes these are. A database that was reset has other ones, and a ledger of its own. */
  database: z.string().regex(/^[a-f0-9]{12}$/),
  unsubscribes: z.array(z.object({ email_hash: z.string(), source: z.string(), created_at: z.string() })),
  erasures: z.array(z.object({ email_hash: z.string(), erased_at: z.string() })),
})
export type Ledger = z.infer<typeof ledgerSchema>

const ledgerPath = (folder: string, database: string) => join(folder, `suppressions-${database}.json`)

export const parseLedger = (value: unknown): Ledger => ledgerSchema.parse(value)

/** The ledger of a database; null if the folder has none. @throws if it is damaged. */
export function readLedger(folder: string, database: string): Ledger | null {
  const path = ledgerPath(folder, database)
  if (!existsSync(path)) return null
  try {
    return parseLedger(JSON.parse(readFileSync(path, 'utf8')))
  } catch (cause) {
    throw new Error(`${path} is damaged. Replace it by a copy, or delete it to restore without it.`, {
      cause,
    })
  }
}

/** Replaces the database's ledger in a folder, unless it is the same. */
export function saveLedger(folder: string, ledger: Ledger): void {
  const path = ledgerPath(folder, ledger.database)
  const text = JSON.stringify(ledger)
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileAtomically(path, text)
}
