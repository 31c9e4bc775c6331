import { type LeadProblems, leadFields, leadProblems } from '@tidewright/schemas/forms/lead-rules.ts'
import { z } from 'zod'

const text = z.string().nullish()
const form = z.record(z.string(), z.unknown()).catch({})

/** Names what is wrong with a refused form of any shape; a value that is no text is `invalid`. */
export function problemsOf(value: unknown): LeadProblems {
  const fields = form.parse(value)
  const problems: LeadProblems = {}
  const texts: Parameters<typeof leadProblems>[0] = {}
  for (const field of leadFields) {
    const parsed = text.safeParse(fields[field])
    if (parsed.success) texts[field] = parsed.data ?? null
    else problems[field] = 'invalid'
  }
  return { ...leadProblems(texts), ...problems }
}
