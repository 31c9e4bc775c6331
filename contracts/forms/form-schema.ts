import { z } from 'zod'
import { isLocaleId, type LocaleId } from '../locales.ts'
import {
  type FieldProblem,
  type FieldProblems,
  type FieldRule,
  normalized,
  shortestMilliseconds,
} from './field-rules.ts'

/** The zod schema of a required text field by its rule: normalized. */
export function requiredText(rule: FieldRule) {
  const { max, pattern } = rule
  const text = z.string().min(1).max(max)
  return z.preprocess(
    (value) => (typeof value === 'string' ? normalized(rule, value) : (value ?? '')),
    pattern ? text.regex(pattern) : text,
  )
}

/** The visitor's locale. An unknown value is dropped, since it is no reason to reject a form. */
export const localeField = z.custom<LocaleId>(isLocaleId).optional().catch(undefined)

/**
 * Bot detection fields that any form may send: `website` is a hidden honeypot, `elapsed` the milliseconds it took to
 * fill in the form. Callers without a form leave both out.
 */
export const botSignals = {
  website: z.string().optional().catch('not a string'),
  elapsed: z.number().optional().catch(undefined),
}

/** True if the form was most likely filled in by a bot. */
export function looksAutomated({ website, elapsed }: { website?: string; elapsed?: number }): boolean {
  return Boolean(website) || (elapsed !== undefined && elapsed < shortestMilliseconds)
}

const problems: Partial<Record<z.core.$ZodIssue['code'], FieldProblem>> = {
  too_small: 'missing',
  too_big: 'too-long',
}

/** Maps the issues of a rejected form to one problem per field: the first issue of each field. */
export function problemsOf(error: z.ZodError): FieldProblems {
  const found: FieldProblems = {}
  for (const { path, code } of error.issues) {
    const field = path[0]
    if (typeof field === 'string') found[field] ??= problems[code] ?? 'invalid'
  }
  return found
}
