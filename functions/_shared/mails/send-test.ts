import type { JsonReply } from '../endpoint.ts'
import { sanitizeText } from '../sanitize-text.ts'
import type { Mail } from './mail.ts'
import { sendMail } from './send-mail.ts'

/**
 * Sends an email that an editor tries out. Its subject says that it is a test. 502 if the provider rejects the email; 503
 * if it may have been sent, or may be later.
 */
export async function sendTest(mail: Mail, deps: Parameters<typeof sendMail>[2]): Promise<JsonReply> {
  const test = { ...mail, subject: `[Test] ${sanitizeText(mail.subject)}` }
  const result = await sendMail(test, crypto.randomUUID(), deps)
  switch (result.status) {
    case 'sent':
      return { status: 200, body: { email: mail.to } }
    case 'rejected':
      return { status: 502, body: { error: 'The email provider rejected the email' } }
    case 'failed': {
      const error = 'No answer from the email provider: the test may have been sent.'
      return { status: 503, body: { error } }
    }
  }
}
