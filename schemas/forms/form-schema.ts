import { z } from 'zod'
import { isLocaleId, type LocaleId } from '../locales.ts'
import type { FieldProblem, FieldProblems, FieldRule } from './field-rules.ts'

/** A text of a form by its rule: trimmed, and null where an optional one is empty. */
export function requiredText({ max, pattern }: FieldRule) {
  const text = z.string().trim().min(1).max(max)
  return z.preprocess((value) => value ?? '', pattern ? text.regex(pattern) : text)
}

export function optionalText({ max, pattern }: FieldRule) {
  const text = z.string().trim().max(max)
  return (pattern ? text.regex(pattern) : text).nullish().transform((text) => text || null)
}

/** The language of the visitor; what is no language of the site is left out, as it is no reason to refuse a form. */
export const localeField = z.custom<LocaleId>(isLocaleId).optional().catch(undefined)

/**
 * What every form may carry beside its fields, against programs that fill in whatever they find: `website` is a field that
 * no person sees, `elapsed` the milliseconds that filling in took. Both are left out by callers that have no form.
 */
export const botSignals = {
  website: z.string().optional().catch('filled with no text'),
  elapsed: z.number().optional().catch(undefined),
}

/** A person reads a form before it is sent, even one that the browser fills in. */
const shortestMilliseconds = 1_500

/** True when a program has most likely filled in the form. */
export function looksAutomated({ website, elapsed }: { website?: string; elapsed?: number }): boolean {
  return Boolean(website) || (elapsed !== undefined && elapsed < shortestMilliseconds)
}

const problems: Partial<Record<z.core.$ZodIssue['code'], FieldProblem>> = {
  too_small: 'missing',
  too_big: 'too-long',
}

/** What the issues of a refused form mean, a problem a field: the first issue of each field counts. */
export function problemsOf(error: z.ZodError): FieldProblems {
  const found: FieldProblems = {}
  for (const { path, code } of error.issues) {
    const field = path[0]
    if (typeof field === 'string') found[field] ??= problems[code] ?? 'invalid'
  }
  return found
}
