import { z } from 'zod'

/** PostgreSQL rejected a statement. `code` is the SQLSTATE. */
export type SqlError = { code: string; message: string; detail: string | null; hint: string | null }

const shape = z.object({
  code: z.string().regex(/^[0-9A-Z]{5}$/),
  message: z.string(),
  detail: z.string().nullish(),
  hint: z.string().nullish(),
})

/** PostgreSQL's error for a failed statement; null if the error has another source. */
export function parseSqlError(error: unknown): SqlError | null {
  if (!(error instanceof Error)) return null
  const parsed = shape.safeParse({ ...error, message: error.message })
  if (!parsed.success) return null
  const { code, message, detail = null, hint = null } = parsed.data
  return { code, message, detail, hint }
}
