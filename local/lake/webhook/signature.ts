/** Sanity's webhook signature, as `@sanity/webhook` verifies it. https://www.sanity.io/docs/content-lake/webhooks */
import { createHmac } from 'node:crypto'

export const SIGNATURE_HEADER = 'sanity-webhook-signature'

/** `timestamp` is in milliseconds since 1970. */
export function sign(body: string, secret: string, timestamp: number): string {
  const hash = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('base64url')
  return `t=${timestamp},v1=${hash}`
}
