import type { FunctionHandler } from '../../../functions/_shared/deps.ts'
import { handler as confirmNewsletter } from '../../../functions/confirm-newsletter/handler.ts'
import { handler as drainOutbox } from '../../../functions/drain-outbox/handler.ts'
import { handler as editorEmails } from '../../../functions/editor-emails/handler.ts'
import { handler as editorLeads } from '../../../functions/editor-leads/handler.ts'
import { handler as editorNewsletter } from '../../../functions/editor-newsletter/handler.ts'
import { handler as editorRedirects } from '../../../functions/editor-redirects/handler.ts'
import { handler as editorSearches } from '../../../functions/editor-searches/handler.ts'
import { handler as incrementDownloadCount } from '../../../functions/increment-download-count/handler.ts'
import { handler as logUnsubscribe } from '../../../functions/log-unsubscribe/handler.ts'
import { handler as mailEvents } from '../../../functions/mail-events/handler.ts'
import { handler as operatorNewsletter } from '../../../functions/operator-newsletter/handler.ts'
import { handler as recordRedirectHits } from '../../../functions/record-redirect-hits/handler.ts'
import { handler as recordSearchMiss } from '../../../functions/record-search-miss/handler.ts'
import { handler as resubscribeNewsletter } from '../../../functions/resubscribe/handler.ts'
import { handler as sendLeadNotification } from '../../../functions/send-lead-notification/handler.ts'
import { handler as sendNewsletterNotification } from '../../../functions/send-newsletter-notification/handler.ts'
import { handler as sendPlaybookEmail } from '../../../functions/send-playbook-email/handler.ts'
import { handler as setNewsletterLanguage } from '../../../functions/set-newsletter-language/handler.ts'
import { handler as syncDownloads } from '../../../functions/sync-downloads/handler.ts'
import { handler as verifyAccessCode } from '../../../functions/verify-access-code/handler.ts'

/** The functions served here, under the names that `supabase/config.toml` deploys them with. */
export const functions = {
  'confirm-newsletter': confirmNewsletter,
  'drain-outbox': drainOutbox,
  'editor-emails': editorEmails,
  'editor-leads': editorLeads,
  'editor-newsletter': editorNewsletter,
  'editor-redirects': editorRedirects,
  'editor-searches': editorSearches,
  'increment-download-count': incrementDownloadCount,
  'log-unsubscribe': logUnsubscribe,
  'mail-events': mailEvents,
  'operator-newsletter': operatorNewsletter,
  'record-redirect-hits': recordRedirectHits,
  'record-search-miss': recordSearchMiss,
  resubscribe: resubscribeNewsletter,
  'send-lead-notification': sendLeadNotification,
  'send-newsletter-notification': sendNewsletterNotification,
  'send-playbook-email': sendPlaybookEmail,
  'set-newsletter-language': setNewsletterLanguage,
  'sync-downloads': syncDownloads,
  'verify-access-code': verifyAccessCode,
} satisfies Record<string, FunctionHandler>
