import type { JsonReply } from '../endpoint.ts'
import type { Mail } from './mail.ts'
import { sendMail } from './send-mail.ts'

/** Sends an email that an editor tries out. Its subject says that it is a test. */
export async function sendTest(mail: Mail, deps: Parameters<typeof sendMail>[2]): Promise<JsonReply> {
  const test = { ...mail, subject: `[Test] ${mail.subject}` }
  const result = await sendMail(test, crypto.randomUUID(), deps)
  return result.status === 'sent'
    ? { status: 200, body: { email: mail.to } }
    : { status: 502, body: { error: 'The email provider rejected the email' } }
}
