import { z } from 'zod'
import { ServiceError } from '../http/service-error.ts'
import type { SqlError } from './database/sql-error.ts'
import { sqlStatus } from './rest/sql-status.ts'

type Details = {
  details?: string | null | undefined
  hint?: string | null | undefined
  headers?: Record<string, string>
  cause?: unknown
}

/** A refusal in PostgREST's shape. Source: https://docs.postgrest.org/en/stable/references/errors.html */
export class BackendError extends ServiceError {
  readonly status: number
  readonly code: string
  readonly details: string | null
  readonly hint: string | null
  readonly headers: Record<string, string>

  constructor(
    status: number,
    code: string,
    message: string,
    { details, hint, headers = {}, cause }: Details = {},
  ) {
    super(message, { cause })
    this.status = status
    this.code = code
    this.details = details ?? null
    this.hint = hint ?? null
    this.headers = headers
  }

  override toResponse(): Response {
    const { status, code, message, details, hint, headers } = this
    return Response.json({ code, message, details, hint }, { status, headers })
  }
}

/** What hosted Supabase can do and this stand-in does not. */
export function notSupported(feature: string): BackendError {
  const message = `The local backend does not support ${feature}; hosted Supabase does. See local/DIFFERENCES.md.`
  return new BackendError(501, 'LOCAL501', message)
}

export function parseError(what: string, text: string): BackendError {
  return new BackendError(400, 'PGRST100', `"failed to parse ${what} (${text})"`)
}

export function invalidJson(): BackendError {
  return new BackendError(400, 'PGRST102', 'Empty or invalid json')
}

/** PostgreSQL's own refusal of a statement, as the role hears of it. */
export function refusedBySql({ code, message, detail, hint }: SqlError, role: string): BackendError {
  if (code === 'PGRST') return ownRefusal(message, detail)
  return new BackendError(sqlStatus(code, role), code, message, { details: detail, hint })
}

const ownBody = z.object({
  code: z.string(),
  message: z.string(),
  details: z.string().nullish(),
  hint: z.string().nullish(),
})
const ownAnswer = z.object({ status: z.number(), headers: z.record(z.string(), z.string()).default({}) })

/** A refusal whose status, headers and words a function of the database chose: https://docs.postgrest.org/en/stable/references/errors.html#full-error-control */
function ownRefusal(message: string, detail: string | null): BackendError {
  const body = ownBody.safeParse(parseJson(message))
  const answer = ownAnswer.safeParse(parseJson(detail))
  if (!body.success || !answer.success) {
    const hint = 'MESSAGE and DETAIL of a raised PGRST are JSON.'
    return new BackendError(500, 'PGRST121', 'Could not parse JSON in the "RAISE SQLSTATE \'PGRST\'" error', {
      hint,
    })
  }
  const { code, details, hint } = body.data
  return new BackendError(answer.data.status, code, body.data.message, {
    details,
    hint,
    headers: answer.data.headers,
  })
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}

/** There is no connection, or no answer in time; what became of the transaction is not known. */
export function databaseUnreachable(message: string, cause?: unknown): BackendError {
  return new BackendError(503, 'PGRST001', message, { cause })
}
