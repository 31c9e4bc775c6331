import { createClient, FunctionsHttpError } from '@supabase/supabase-js'
import type { FormResult } from '@tidewright/schemas/forms/form-result.ts'
import { backend } from './env.ts'
import { toFormResult } from './form-result.ts'

const milliseconds = 10_000

export type InvokeOptions<Field extends string> = {
  /** The fields whose problems the form can show. */
  fields?: readonly Field[]
  /** Lets the site's own server speak for the visitor. */
  headers?: Record<string, string>
}

/** Sends a form to its function. Import this on first use: it brings supabase-js. Without an answer: `unavailable`. */
export async function invokeForm<Field extends string = never>(
  name: string,
  body: object,
  { fields = [], headers = {} }: InvokeOptions<Field> = {},
): Promise<FormResult<Field>> {
  const supabase = createClient(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
  const signal = AbortSignal.timeout(milliseconds)
  const { data, error } = await supabase.functions.invoke<unknown>(name, { body, headers, signal })
  if (!error) return toFormResult(data, fields)
  if (!(error instanceof FunctionsHttpError)) return { code: 'unavailable' }
  return toFormResult(await error.context.json().catch(() => null), fields)
}
