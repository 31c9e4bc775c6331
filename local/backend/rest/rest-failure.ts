/** A refusal in PostgREST's shape. Source: https://docs.postgrest.org/en/stable/references/errors.html */
export class RestFailure extends Error {
  readonly status: number
  readonly code: string
  readonly details: string | null
  readonly hint: string | null

  constructor(status: number, code: string, message: string, details?: string | null, hint?: string | null) {
    super(message)
    this.status = status
    this.code = code
    this.details = details ?? null
    this.hint = hint ?? null
  }
}

/** What hosted PostgREST can do and this stand-in does not. */
export function notSupported(what: string): RestFailure {
  return new RestFailure(
    501,
    'LOCAL501',
    `The local backend does not support ${what}; hosted Supabase does. See local/DIFFERENCES.md.`,
  )
}

export function notParsed(what: string, text: string): RestFailure {
  return new RestFailure(400, 'PGRST100', `"failed to parse ${what} (${text})"`)
}
