import { normalizeEmail } from './normalize-email.ts'

/** Validation rules of form fields. They need no library, so they cost the browser almost nothing. */

/** The spec's simple pattern: non-space text, @, text, dot, text. The database checks the same pattern. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * `normalize` comes before everything else, and replaces trimming. `max` is in characters; form fields and database
 * columns have the same limit. A value of a field that `isCut` is never rejected: it is cut to that length.
 */
export type FieldRule = {
  max: number
  required: boolean
  normalize?: (value: string) => string
  pattern?: RegExp
  isCut?: true
}

/** A form that was sent sooner after it appeared was most likely filled in by a bot, in milliseconds. */
export const shortestMilliseconds = 1_500

/** Why a field is rejected: `missing` for a required field, `invalid` for a pattern or a value that isn't a string. */
export type FieldProblem = 'missing' | 'invalid' | 'too-long'
export type FieldProblems<Field extends string = string> = Partial<Record<Field, FieldProblem>>

/** The name of a person or company, without the invisible characters that `app_private.plain_text` deletes. */
export const nameRule: FieldRule = {
  max: 200,
  required: true,
  normalize: (value) => value.replace(/[\u00ad\u200b\u2060\ufeff]/g, '').trim(),
}
export const emailRule: FieldRule = {
  max: 254,
  required: true,
  normalize: normalizeEmail,
  pattern: emailPattern,
}

/** What a rule validates of the value that somebody entered. */
export function normalized({ normalize }: Pick<FieldRule, 'normalize'>, value: string): string {
  return normalize ? normalize(value) : value.trim()
}

/** Validates the values of a form. @returns one problem per invalid field; an empty object if the form can be sent. */
export function findProblems<Field extends string>(
  rules: Record<Field, FieldRule>,
  values: Partial<Record<Field, string | null>>,
): FieldProblems<Field> {
  const problems: FieldProblems<Field> = {}
  for (const field in rules) {
    const problem = problemOf(rules[field], normalized(rules[field], values[field] ?? ''))
    if (problem) problems[field] = problem
  }
  return problems
}

function problemOf({ max, required, pattern, isCut }: FieldRule, value: string): FieldProblem | null {
  if (!value) return required ? 'missing' : null
  if (isCut) return null
  if (value.length > max) return 'too-long'
  return pattern && !pattern.test(value) ? 'invalid' : null
}

/** The field of the newsletter form. `newsletter.ts` builds the request schema from it. */
export const newsletterRules = { email: emailRule } satisfies Record<string, FieldRule>
