import type { FunctionHandler } from '../../../functions/_shared/deps.ts'
import { handler as drainOutbox } from '../../../functions/drain-outbox/handler.ts'
import { handler as sendLeadNotification } from '../../../functions/send-lead-notification/handler.ts'

/** The functions that are served here, by the names that `supabase/config.toml` deploys them under. */
export const functions = {
  'drain-outbox': drainOutbox,
  'send-lead-notification': sendLeadNotification,
} satisfies Record<string, FunctionHandler>
