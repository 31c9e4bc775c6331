import { decodeSignatureHeader, encodeSignatureHeader, isSignatureError } from '@sanity/webhook'
import { LRUCache } from 'lru-cache'
import { timingSafeEqual } from '../../security/timing-safe-equal.ts'

const maxAgeMs = 5 * 60_000

export type SignatureStatus = 'valid' | 'malformed' | 'expired' | 'wrong'

/**
 * Checks the signature of a Sanity webhook. Stricter than `@sanity/webhook`: it rejects a signature more than five
 * minutes away from `now` (milliseconds), so that old messages can't be replayed, and compares in constant time.
 */
export async function verifySignature(
  header: string | null,
  body: string,
  secret: string,
  now: number,
): Promise<SignatureStatus> {
  try {
    const { timestamp, hashedPayload } = decodeSignatureHeader(header ?? '')
    const expected = decodeSignatureHeader(await encodeSignatureHeader(body, timestamp, secret))
    if (!timingSafeEqual(hashedPayload, expected.hashedPayload)) return 'wrong'
    return Math.abs(now - timestamp) > maxAgeMs ? 'expired' : 'valid'
  } catch (error) {
    if (isSignatureError(error)) return 'malformed'
    throw error
  }
}

/** Remembers messages for as long as their signatures are valid. `now` is in milliseconds. */
export function createReplayGuard({ max = 50_000, now = Date.now } = {}) {
  const seen = new LRUCache<string, true>({ max, ttl: 2 * maxAgeMs, ttlResolution: 0, perf: { now } })
  return {
    /** True the first time that a message is seen while its signature is valid. */
    isNew(id: string): boolean {
      if (seen.has(id)) return false
      seen.set(id, true)
      return true
    },
  }
}
