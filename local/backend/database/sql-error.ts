import { z } from 'zod'

const sqlError = z.object({
  /** Only PostgreSQL's errors have it: Node.js has codes of five letters, too, such as EPIPE. */
  severity: z.string(),
  /** The SQLSTATE. */
  code: z.string().regex(/^[0-9A-Z]{5}$/),
  message: z.string(),
  detail: z.string().nullable().default(null),
  hint: z.string().nullable().default(null),
})

/** PostgreSQL rejected a statement. */
export type SqlError = z.output<typeof sqlError>

/** PostgreSQL's error for a failed statement; null if the error has another source. */
export function parseSqlError(error: unknown): SqlError | null {
  if (!(error instanceof Error)) return null
  return sqlError.safeParse({ ...error, message: error.message }).data ?? null
}
