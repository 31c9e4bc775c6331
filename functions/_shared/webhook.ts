/**
 * Posts events to a URL that the operator has set, and verifies what the email provider posts. Both are signed according to
 * Standard Webhooks: https://www.standardwebhooks.com
 */
import type { SendResult } from './mails/send-mail.ts'
import { timingSafeEqual } from './timing-safe-equal.ts'

type WebhookTarget = { url: string; secret: string }

/** `id` stays the same when an event is sent again, so that the receiver can deduplicate. `timestamp` is ISO 8601. */
type WebhookEvent = { id: string; type: string; timestamp: string; data: unknown }

const milliseconds = 8_000

/** Posts an event. Any 2xx is success; 410 means that the receiver wants no more events. */
export async function sendWebhook(
  { url, secret }: WebhookTarget,
  { id, type, timestamp, data }: WebhookEvent,
  fetcher: typeof fetch,
): Promise<SendResult> {
  const body = JSON.stringify({ type, timestamp, data })
  const sentAt = Math.floor(Date.now() / 1000)
  try {
    const response = await fetcher(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(sentAt),
        'webhook-signature': await signWebhook(secret, id, sentAt, body),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(milliseconds),
    })
    await response.body?.cancel()
    if (response.ok) return { status: 'sent', id: `HTTP ${response.status}` }
    return { status: response.status === 410 ? 'rejected' : 'failed', error: `HTTP ${response.status}` }
  } catch (error) {
    return { status: 'failed', error: error instanceof Error ? error.name : 'unknown' }
  }
}

/** `v1,` and the base64 of HMAC-SHA-256 over `id.seconds.body`. The secret is `whsec_` and base64. */
export async function signWebhook(
  secret: string,
  id: string,
  seconds: number,
  body: string,
): Promise<string> {
  const bytes = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (character) => character.charCodeAt(0))
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const content = new TextEncoder().encode(`${id}.${seconds}.${body}`)
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, content))
  return `v1,${btoa(String.fromCharCode(...signature))}`
}

/** How far the sender's clock and ours may differ; an older request may be a recorded one. */
const toleranceSeconds = 300
/** While a secret is being changed, the sender signs with the old and the new one. */
const maxSignatures = 10

/**
 * The id of a webhook that Svix sent for the provider; null if its signature is wrong or its time is too far off.
 * Source: https://docs.svix.com/receiving/verifying-payloads/how-manual
 */
export async function verifyWebhook(
  headers: Headers,
  body: string,
  secret: string,
  now = Date.now(),
): Promise<string | null> {
  const [id = '', sentAt = '', signatures = ''] = ['id', 'timestamp', 'signature'].map(
    (name) => headers.get(`svix-${name}`) ?? '',
  )
  if (!id || !/^\d{1,12}$/.test(sentAt)) return null
  if (Math.abs(now / 1000 - Number(sentAt)) > toleranceSeconds) return null
  const expected = await signWebhook(secret, id, Number(sentAt), body)
  const given = signatures.split(' ').slice(0, maxSignatures)
  const matches = await Promise.all(given.map((signature) => timingSafeEqual(signature, expected)))
  return matches.includes(true) ? id : null
}
