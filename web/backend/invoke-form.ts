import { FunctionsHttpError } from '@supabase/supabase-js'
import type { FormResult } from '@tidewright/contracts/forms/form-result.ts'
import { callTimeout, createBackendClient } from './client.ts'
import { toFormResult } from './form-result.ts'

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
