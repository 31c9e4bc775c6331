import type { FieldProblems } from './field-rules.ts'

/**
 * The result of a form, with the same codes from the SQL function to the visitor's message. `status` is the HTTP status
 * of the function's response; `error` the sentence that the spec's callers compare or log.
 */
export const formReplies = {
  /** Stored or done: an email is queued, a code is correct, a link has taken effect. */
  accepted: { status: 200, error: null },
  /** Already known: the same request within a day, or an email that is subscribed. Callers treat it as success. */
  duplicate: { status: 409, error: 'Duplicate submission detected' },
  /** It looks automated and was set aside. The spec's long form treats it as success. */
  unprocessed: { status: 200, error: 'Request could not be processed' },
  /** At least one field is invalid. */
  invalid: { status: 422, error: 'Invalid request' },
  'wrong-code': { status: 403, error: 'Wrong access code' },
  /** The link in an email is forged or has expired. */
  'invalid-link': { status: 410, error: 'Invalid link' },
  'not-found': { status: 404, error: 'Not found' },
  'rate-limited': { status: 429, error: 'Too many requests' },
  /** Nothing was stored. */
  unavailable: { status: 503, error: 'Not stored' },
} as const

export type FormCode = keyof typeof formReplies

export type FormResult<Field extends string = string> =
  /** `reply` is the whole response of the function, e.g. the week that an access code opens. */
  | { code: 'accepted'; reply?: Record<string, unknown> }
  | { code: Exclude<FormCode, 'accepted' | 'invalid' | 'rate-limited'> }
  | { code: 'invalid'; problems: FieldProblems<Field> }
  /** `retryAfter` is in seconds. */
  | { code: 'rate-limited'; retryAfter: number }

/** The JSON response of a function. `success` and `error` are for callers that know only the spec's responses. */
export type FormReply = { success: boolean; code: FormCode; error?: string } & Record<string, unknown>

export function isFormCode(value: unknown): value is FormCode {
  return typeof value === 'string' && Object.hasOwn(formReplies, value)
}

/** Whether a retry can succeed: nothing was stored, and the request itself is valid. */
export function isTemporary(code: unknown): boolean {
  return code === 'rate-limited' || code === 'unavailable'
}
