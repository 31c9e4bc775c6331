import { timingSafeEqual } from '../timing-safe-equal.ts'
import { signWebhook } from './send-webhook.ts'

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
