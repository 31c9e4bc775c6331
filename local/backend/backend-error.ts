import { z } from 'zod'
import { ServiceError } from '../http/service-error.ts'
import type { SqlError } from './database/sql-error.ts'

/** SQLSTATEs with their own status, longest prefix first. */
const statuses: [prefix: string, status: number][] = [
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
  ['53400', 500],
  ['57P01', 503],
  ['P0001', 400],
  ['08', 503],
  ['0L', 403],
  ['0P', 403],
  ['28', 403],
  ['53', 503],
  ...['09', '25', '2D', '38', '39', '3B', '40', '54', '55', '57', '58', 'F0', 'HV', 'P0', 'XX'].map(
    (prefix): [string, number] => [prefix, 500],
  ),
]

/**
 * The HTTP status of an SQLSTATE. A function can choose one with PTxyz.
 * Source: https://docs.postgrest.org/en/stable/references/errors.html#http-status-codes
 */
export function sqlStatus(code: string, role: string): number {
  // An anonymous caller could sign in to get more rights, hence 401.
  if (code === '42501') return role === 'anon' ? 401 : 403
  const custom = /^PT([1-5]\d\d)$/.exec(code)
  if (custom) return Number(custom[1])
  return statuses.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 400
}

type Details = {
  details?: string | null | undefined
  hint?: string | null | undefined
  headers?: Record<string, string>
  cause?: unknown
}

/** An error in PostgREST's format. Source: https://docs.postgrest.org/en/stable/references/errors.html */
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

/** The error for a feature that hosted Supabase has and this stand-in lacks. */
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

/** An error that PostgreSQL raised for a statement. */
export function sqlErrorResponse({ code, message, detail, hint }: SqlError, role: string): BackendError {
  if (code === 'PGRST') return customError(message, detail)
  return new BackendError(sqlStatus(code, role), code, message, { details: detail, hint })
}

const customBody = z.object({
  code: z.string(),
  message: z.string(),
  details: z.string().nullish(),
  hint: z.string().nullish(),
})
const customResponse = z.object({ status: z.number(), headers: z.record(z.string(), z.string()).default({}) })

/**
 * An error whose status, headers and body a database function chose:
 * https://docs.postgrest.org/en/stable/references/errors.html#full-error-control
 */
function customError(message: string, detail: string | null): BackendError {
  const body = customBody.safeParse(parseJson(message))
  const response = customResponse.safeParse(parseJson(detail))
  if (!body.success || !response.success) {
    const hint = 'MESSAGE and DETAIL of a raised PGRST are JSON.'
    return new BackendError(500, 'PGRST121', 'Could not parse JSON in the "RAISE SQLSTATE \'PGRST\'" error', {
      hint,
    })
  }
  const { code, details, hint } = body.data
  return new BackendError(response.data.status, code, body.data.message, {
    details,
    hint,
    headers: response.data.headers,
  })
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}

/** No connection, or no response in time; whether the transaction committed is unknown. */
export function databaseUnreachable(message: string, cause?: unknown): BackendError {
  return new BackendError(503, 'PGRST001', message, { cause })
}
