import type { FieldProblems } from './field-rules.ts'

/**
 * How a form ended, in one vocabulary from the SQL function that decides it to the message that a visitor reads.
 * `status` is the HTTP status of the function's reply; `error` the sentence that the spec's callers compare with or log.
 */
export const formReplies = {
  /** Stored, or done: mail is queued, a code is right, a link has had its effect. */
  accepted: { status: 200, error: null },
  /** Known already: the same request within a day, an address that is subscribed. Callers treat it as success. */
  duplicate: { status: 409, error: 'Duplicate submission detected' },
  /** It looked automated and was set aside. The spec's long form treats it as success. */
  unprocessed: { status: 200, error: 'Request could not be processed' },
  /** Fields have problems. */
  invalid: { status: 422, error: 'Invalid request' },
  'wrong-code': { status: 403, error: 'Wrong access code' },
  /** The link of a mail is not one of ours, or has had its time. */
  'invalid-link': { status: 410, error: 'Invalid link' },
  'not-found': { status: 404, error: 'Not found' },
  'rate-limited': { status: 429, error: 'Too many requests' },
  /** Nothing was stored. */
  unavailable: { status: 503, error: 'Not stored' },
} as const

export type FormCode = keyof typeof formReplies

export type FormResult<Field extends string = string> =
  /** `reply` is all that the function answered, such as the week that an access code opens. */
  | { code: 'accepted'; reply?: Record<string, unknown> }
  | { code: Exclude<FormCode, 'accepted' | 'invalid' | 'rate-limited'> }
  | { code: 'invalid'; problems: FieldProblems<Field> }
  /** `retryAfter` is in seconds. */
  | { code: 'rate-limited'; retryAfter: number }

/** What a function answers with, as JSON. `success` and `error` are for callers that know the spec's replies only. */
export type FormReply = { success: boolean; code: FormCode; error?: string } & Record<string, unknown>

export function isFormCode(value: unknown): value is FormCode {
  return typeof value === 'string' && Object.hasOwn(formReplies, value)
}

/** Whether the same may go well a little later: nothing was done, and nothing is wrong with what was sent. */
export function isTemporary(code: unknown): boolean {
  return code === 'rate-limited' || code === 'unavailable'
}
