import type { PlaybookField } from '@/backend/playbooks.ts'
import type { GateResult } from './gate-result.ts'

/** A toast, or what stands in its place without JavaScript. */
export type Announcement = { title: string; text: string }

export type GateMessages = {
  label: string
  unlock: string
  checking: string
  hint: string
  offline: string
  close: string
  results: Record<GateResult, Announcement>
}

export type RequestMessages = {
  title: string
  lead: string
  action: string
  labels: Record<PlaybookField, string>
  sendTips: string
  submit: string
  submitting: string
  privacyNote: string
  missing: string
  invalid: string
  tooLong: string
  rateLimited: string
  offline: string
  /** `{email}` is the firm's. */
  failed: Announcement
  /** `{email}` is the visitor's. */
  success: Announcement
  sentTitle: string
  sentText: string
  done: string
  close: string
}

export type PlaybookMessages = {
  weeks: string
  week: string
  problem: string
  solution: string
  features: string
  testimonials: string
  pause: string
  play: string
  previous: string
  next: string
  request: RequestMessages
}
