import { ServiceError } from '../http/service-error.ts'
import type { SqlError } from './database/sql-error.ts'
import { sqlStatus } from './rest/sql-status.ts'

type Details = { details?: string | null | undefined; hint?: string | null | undefined; cause?: unknown }

/** A refusal in PostgREST's shape. Source: https://docs.postgrest.org/en/stable/references/errors.html */
export class BackendError extends ServiceError {
  readonly status: number
  readonly code: string
  readonly details: string | null
  readonly hint: string | null

  constructor(status: number, code: string, message: string, { details, hint, cause }: Details = {}) {
    super(message, { cause })
    this.status = status
    this.code = code
    this.details = details ?? null
    this.hint = hint ?? null
  }

  override toResponse(): Response {
    const { status, code, message, details, hint } = this
    return Response.json({ code, message, details, hint }, { status })
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
  return new BackendError(sqlStatus(code, role), code, message, { details: detail, hint })
}

/** There is no connection, or no answer in time; what became of the transaction is not known. */
export function databaseUnreachable(message: string, cause?: unknown): BackendError {
  return new BackendError(503, 'PGRST001', message, { cause })
}
