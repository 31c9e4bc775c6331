import { z } from 'zod'

/** The database refused a statement. `code` is the SQLSTATE. */
export type SqlError = { code: string; message: string; detail: string | null; hint: string | null }

const shape = z.object({
  code: z.string().regex(/^[0-9A-Z]{5}$/),
  message: z.string(),
  detail: z.string().nullish(),
  hint: z.string().nullish(),
})

/** What PostgreSQL said about a failed statement, or null when the error is not PostgreSQL's. */
export function parseSqlError(error: unknown): SqlError | null {
  if (!(error instanceof Error)) return null
  const parsed = shape.safeParse({ ...error, message: error.message })
  if (!parsed.success) return null
  const { code, message, detail = null, hint = null } = parsed.data
  return { code, message, detail, hint }
}
