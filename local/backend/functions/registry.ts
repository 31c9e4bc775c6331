import type { FunctionHandler } from '../../../functions/_shared/deps.ts'
import { handler as confirmNewsletter } from '../../../functions/confirm-newsletter/handler.ts'
import { handler as drainOutbox } from '../../../functions/drain-outbox/handler.ts'
import { handler as incrementDownloadCount } from '../../../functions/increment-download-count/handler.ts'
import { handler as logUnsubscribe } from '../../../functions/log-unsubscribe/handler.ts'
import { handler as resubscribeNewsletter } from '../../../functions/resubscribe/handler.ts'
import { handler as sendLeadNotification } from '../../../functions/send-lead-notification/handler.ts'
import { handler as sendNewsletterNotification } from '../../../functions/send-newsletter-notification/handler.ts'
import { handler as sendPlaybookEmail } from '../../../functions/send-playbook-email/handler.ts'
import { handler as verifyAccessCode } from '../../../functions/verify-access-code/handler.ts'

/** The functions served here, under the names that `supabase/config.toml` deploys them with. */
export const functions = {
  'confirm-newsletter': confirmNewsletter,
  'drain-outbox': drainOutbox,
  'increment-download-count': incrementDownloadCount,
  'log-unsubscribe': logUnsubscribe,
  resubscribe: resubscribeNewsletter,
  'send-lead-notification': sendLeadNotification,
  'send-newsletter-notification': sendNewsletterNotification,
  'send-playbook-email': sendPlaybookEmail,
  'verify-access-code': verifyAccessCode,
} satisfies Record<string, FunctionHandler>
