import type { FieldProblem, FieldProblems } from '@tidewright/contracts/forms/field-rules.ts'
import { type FormResult, isFormCode } from '@tidewright/contracts/forms/form-result.ts'

/** Parses the response of a function. For an unknown response, nothing is known to be stored: `unavailable`. */
export function toFormResult<Field extends string>(
  reply: unknown,
  fields: readonly Field[],
): FormResult<Field> {
  const { code, problems, retryAfter } = Object(reply)
  if (!isFormCode(code)) return { code: 'unavailable' }
  if (code === 'accepted') return { code, reply: Object(reply) }
  if (code === 'invalid') return { code, problems: toProblems(problems, fields) }
  if (code === 'rate-limited') return { code, retryAfter: Number(retryAfter) || 60 }
  return { code }
}

function toProblems<Field extends string>(value: unknown, fields: readonly Field[]): FieldProblems<Field> {
  const problems: FieldProblems<Field> = {}
  for (const field of fields) {
    const problem: unknown = Object(value)[field]
    if (isProblem(problem)) problems[field] = problem
  }
  return problems
}

function isProblem(value: unknown): value is FieldProblem {
  return value === 'missing' || value === 'invalid' || value === 'too-long'
}
