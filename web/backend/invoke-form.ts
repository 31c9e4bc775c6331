import { FunctionsHttpError } from '@supabase/supabase-js'
import type { FieldProblem, FieldProblems } from '@tidewright/contracts/forms/field-rules.ts'
import { type FormResult, isFormCode } from '@tidewright/contracts/forms/form-result.ts'
import { callTimeout, createBackendClient } from './client.ts'

export type InvokeOptions<Field extends string> = {
  /** The fields whose problems the form can show. */
  fields?: readonly Field[]
  /** Lets the site's own server identify the visitor. */
  headers?: Record<string, string>
}

/**
 * Sends a form to its function. Import this module on first use: it loads supabase-js.
 * @returns `unavailable` without a response.
 */
export async function invokeForm<Field extends string = never>(
  name: string,
  body: object,
  { fields = [], headers = {} }: InvokeOptions<Field> = {},
): Promise<FormResult<Field>> {
  const supabase = createBackendClient()
  const signal = AbortSignal.timeout(callTimeout)
  const { data, error } = await supabase.functions.invoke<unknown>(name, { body, headers, signal })
  if (!error) return toFormResult(data, fields)
  if (!(error instanceof FunctionsHttpError)) return { code: 'unavailable' }
  return toFormResult(await error.context.json().catch(() => null), fields)
}

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
