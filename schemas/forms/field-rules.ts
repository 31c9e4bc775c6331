/** The rules of form fields, without a library, so that a browser can load them at no cost. */

/** The spec's simple pattern: non-space text, @, text, dot, text. The database checks the same one. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Digits, spaces and the signs of a phone number; whether it rings is for a person to find out. */
export const phonePattern = /^[\d\s()+-]*$/

/** `max` is in characters; form fields and database columns use the same number. */
export type FieldRule = { max: number; required: boolean; pattern?: RegExp }

/** Why a field was refused. `missing` is the spec's "required" rule, `invalid` a pattern or a value that is no text. */
export type FieldProblem = 'missing' | 'invalid' | 'too-long'
export type FieldProblems<Field extends string = string> = Partial<Record<Field, FieldProblem>>

export const nameRule: FieldRule = { max: 200, required: true }
export const emailRule: FieldRule = { max: 254, required: true, pattern: emailPattern }

/** Names what is wrong with a form's values, a problem a field; an empty object means that they can be sent. */
export function findProblems<Field extends string>(
  rules: Record<Field, FieldRule>,
  values: Partial<Record<Field, string | null>>,
): FieldProblems<Field> {
  const problems: FieldProblems<Field> = {}
  for (const field in rules) {
    const problem = problemOf(rules[field], values[field]?.trim() ?? '')
    if (problem) problems[field] = problem
  }
  return problems
}

function problemOf({ max, required, pattern }: FieldRule, value: string): FieldProblem | null {
  if (!value) return required ? 'missing' : null
  if (value.length > max) return 'too-long'
  return pattern && !pattern.test(value) ? 'invalid' : null
}
