import { createHmac, timingSafeEqual } from 'node:crypto'

const maxAgeMs = 5 * 60_000

export type SignatureResult = 'valid' | 'malformed' | 'expired' | 'wrong'

/**
 * Checks Sanity's webhook signature, `t=<ms>,v1=<base64url HMAC-SHA256 of "t.body">`, in constant time. A signature
 * more than five minutes away from `now` (milliseconds) is refused, so that an old message cannot be sent again.
 * Source: https://www.sanity.io/docs/webhooks, "signed webhooks".
 */
export function verifySignature(
  header: string | null,
  body: string,
  secret: string,
  now: number,
): SignatureResult {
  const match = /^t=(\d{1,16})[, ]+v1=([A-Za-z0-9_-]+)$/.exec(header?.trim() ?? '')
  const [, timestamp, signature] = match ?? []
  if (!timestamp || !signature) return 'malformed'
  const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'wrong'
  return Math.abs(now - Number(timestamp)) > maxAgeMs ? 'expired' : 'valid'
}

/** Remembers the last messages so that a repeated one is known; old ones are forgotten with the signature's age. */
export function createReplayGuard(limit = 1_000) {
  const seen = new Map<string, number>()
  return {
    /** True the first time that a message is shown within the signature's life. */
    isNew(id: string, now: number): boolean {
      for (const [key, time] of seen) {
        if (now - time <= 2 * maxAgeMs && seen.size < limit) break
        seen.delete(key)
      }
      if (seen.has(id)) return false
      seen.set(id, now)
      return true
    },
  }
}
