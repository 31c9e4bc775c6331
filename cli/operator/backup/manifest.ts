import { createHash } from 'node:crypto'
import { z } from 'zod'
import { databaseDump } from '../../../local/backend/database/dump.ts'

/** One file of an archive. `size` is in bytes. */
const member = z.object({ name: z.string(), size: z.number(), sha256: z.string() })
export type Member = z.infer<typeof member>

/** `manifest.json`, the first file of an archive. */
export const manifestSchema = z.object({
  format: z.literal(1),
  /** ISO 8601: when the snapshots were taken. */
  createdAt: z.string(),
  content: z.object({
    /** The position of the newest transaction in the history. */
    sequence: z.number(),
    /** The number of documents by type. */
    documents: z.record(z.string(), z.number()),
    assets: z.number(),
    /** Assets whose file was already missing. */
    missingAssets: z.array(z.string()),
  }),
  database: databaseDump,
  /** Whether the keys of the copy are in the archive; only in an encrypted one. */
  hasSecrets: z.boolean(),
  /** Shows whether two copies have the same `SITE_SECRET`, without telling it. */
  siteSecretFingerprint: z.string(),
  members: z.array(member),
})
export type Manifest = z.infer<typeof manifestSchema>

export const manifestName = 'manifest.json'
export const lakeName = 'content/lake.sqlite'
/** The Studio's comments and tasks. Older archives have none. */
export const commentsName = 'content/comments.sqlite'
/** In the format of `sanity datasets import`. */
export const exportFolder = 'content/export'
export const documentsName = `${exportFolder}/data.ndjson`
export const databaseFolder = 'database'
export const secretsName = 'secrets.json'

export function secretFingerprint(secret: string): string {
  return createHash('sha256').update(`tidewright backup|${secret}`).digest('hex').slice(0, 16)
}
