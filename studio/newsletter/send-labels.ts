import type { Send } from '@tidewright/contracts/forms/editor-newsletter.ts'
import { locales } from '@tidewright/contracts/locales.ts'

export const stateLabels: Record<
  Send['state'],
  { label: string; tone: 'primary' | 'caution' | 'positive' | 'default' }
> = {
  ready: { label: 'Ready', tone: 'primary' },
  scheduled: { label: 'Scheduled', tone: 'primary' },
  sending: { label: 'Sending', tone: 'primary' },
  paused: { label: 'Paused', tone: 'caution' },
  done: { label: 'Sent', tone: 'positive' },
  cancelled: { label: 'Cancelled', tone: 'default' },
}

/** Why a send paused by itself. */
export const pauseReasons: Record<string, string> = {
  rejected: 'Too many emails bounced or were rejected',
  complained: 'Too many readers reported it as spam',
  restored: 'The database was restored from a backup',
}

/** How often sends are loaded again, in milliseconds: while emails go out, and while one waits for its time. */
const refreshMs = { sending: 5_000, waiting: 60_000 }

/** The interval after which to load the sends again, in milliseconds; null if nothing changes by itself. `now` is Unix time. */
export function refreshPause(sends: readonly Pick<Send, 'state' | 'send_at'>[], now: number): number | null {
  const waiting = sends.filter(({ state }) => state === 'ready' || state === 'scheduled')
  const starts = waiting.some(({ send_at }) => Date.parse(send_at) < now + refreshMs.waiting)
  if (starts || sends.some(({ state }) => state === 'sending')) return refreshMs.sending
  return waiting.length > 0 ? refreshMs.waiting : null
}

/** `Tuesday 24 November 2026 at 09:00` in Brussels. */
export function brusselsTime(iso: string): string {
  return new Date(iso).toLocaleString('en-GB', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Europe/Brussels',
  })
}

type Audience = Readonly<Record<string, number>>

/** `120 recipients: English 90, Français 30`. */
export function recipientsText(audience: Audience): string {
  const parts = locales.flatMap(({ id, name }) => (audience[id] ? [`${name} ${audience[id]}`] : []))
  const total = totalOf(audience)
  const count = total === 1 ? '1 recipient' : `${total} recipients`
  return parts.length > 0 ? `${count}: ${parts.join(', ')}` : count
}

function totalOf(audience: Audience): number {
  return Object.values(audience).reduce((sum, count) => sum + count, 0)
}

/** Languages with recipients in which an issue isn't published. */
export function missingLanguages(audience: Audience, published: readonly string[]): string[] {
  return locales.filter(({ id }) => audience[id] && !published.includes(id)).map(({ name }) => name)
}

/** How many people an issue reaches. */
export function reached(audience: Audience, published: readonly string[], fallsBack: boolean): number {
  if (fallsBack) return totalOf(audience)
  return published.reduce((sum, id) => sum + (audience[id] ?? 0), 0)
}
