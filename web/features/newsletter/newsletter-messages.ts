import type { SubscribeResult } from './subscribe.ts'

/** The words of the newsletter form in the visitor's language. */
export type NewsletterMessages = {
  email: string
  invalid: string
  subscribe: string
  subscribing: string
  privacyNote: string
  privacyPolicy: string
  offline: string
  close: string
  results: Record<SubscribeResult, { title: string; text: string }>
}
