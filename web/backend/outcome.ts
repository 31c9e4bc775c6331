import type { LeadProblems } from '@tidewright/schemas/forms/lead-rules.ts'

/** How sending a lead ended. A duplicate is `accepted`: the first one is stored. */
export type LeadOutcome =
  | { kind: 'accepted' }
  | { kind: 'invalid'; problems: LeadProblems }
  | { kind: 'rate-limited' }
  | { kind: 'failed' }
