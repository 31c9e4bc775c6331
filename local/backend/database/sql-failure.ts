import { z } from 'zod'
import type { SqlFailure } from './database.ts'

const failure = z.object({
  code: z.string().regex(/^[0-9A-Z]{5}$/),
  message: z.string(),
  detail: z.string().nullish(),
  hint: z.string().nullish(),
})

/** What PostgreSQL said about a failed statement, or null when the error is not PostgreSQL's. */
export function sqlFailure(error: unknown): SqlFailure | null {
  if (!(error instanceof Error)) return null
  const parsed = failure.safeParse({ ...error, message: error.message })
  if (!parsed.success) return null
  const { code, message, detail = null, hint = null } = parsed.data
  return { code, message, detail, hint }
}
