/**
 * After a redirect to another host, browsers send `Origin: null`, which anyone can send. A token in the redirect's URL
 * carries the identity instead: random, valid once and for a minute, which is how long a busy browser may take to follow.
 */
import { randomBytes } from 'node:crypto'
import type { Identity } from './identity.ts'

/** The query parameter that carries it. */
export const oneTimeToken = 'oneTimeToken'

const lifetimeMilliseconds = 60_000

export class OneTimeTokens {
  readonly #issued = new Map<string, { identity: Identity; expires: number }>()

  issue(identity: Identity, now = Date.now()): string {
    for (const [token, { expires }] of this.#issued) if (expires < now) this.#issued.delete(token)
    const token = randomBytes(24).toString('base64url')
    this.#issued.set(token, { identity, expires: now + lifetimeMilliseconds })
    return token
  }

  /** Whether the token would be accepted, without using it up: browsers send a preflight request first. */
  isValid(token: string | undefined, now = Date.now()): boolean {
    return (this.#issued.get(token ?? '')?.expires ?? 0) >= now
  }

  /** The identity a token was issued to; `undefined` if the token is unknown, used or expired. */
  redeem(token: string | undefined, now = Date.now()): Identity | undefined {
    if (!token) return undefined
    const issued = this.#issued.get(token)
    this.#issued.delete(token)
    return issued && issued.expires >= now ? issued.identity : undefined
  }
}
