import type { Send } from '@tidewright/contracts/forms/editor-newsletter.ts'

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

/** `Tuesday 24 November 2026 at 09:00` in Brussels. */
export function brusselsTime(iso: string): string {
  return new Date(iso).toLocaleString('en-GB', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Europe/Brussels',
  })
}
