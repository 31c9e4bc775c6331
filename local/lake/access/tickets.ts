/**
 * A redirect to another host makes a browser send `Origin: null`, which anyone can send. A ticket in the redirect's
 * address says who was asking before it: random, good once and for a few seconds.
 */
import { randomBytes } from 'node:crypto'
import type { Identity } from './identity.ts'

const LIFETIME_MS = 10_000

export class Tickets {
  private readonly open = new Map<string, { identity: Identity; expires: number }>()

  issue(identity: Identity, now = Date.now()): string {
    for (const [ticket, { expires }] of this.open) if (expires < now) this.open.delete(ticket)
    const ticket = randomBytes(24).toString('base64url')
    this.open.set(ticket, { identity, expires: now + LIFETIME_MS })
    return ticket
  }

  /** Whether the ticket would be taken: a browser asks before the request that uses it. */
  isOpen(ticket: string, now = Date.now()): boolean {
    return (this.open.get(ticket)?.expires ?? 0) >= now
  }

  /** Who the ticket was given to; `undefined` when it is unknown, used or too old. */
  redeem(ticket: string, now = Date.now()): Identity | undefined {
    const found = this.open.get(ticket)
    this.open.delete(ticket)
    return found && found.expires >= now ? found.identity : undefined
  }
}
