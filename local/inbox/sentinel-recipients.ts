import { InboxError } from './inbox-error.ts'
import type { ResendMail } from './resend-mail.ts'

/** Recipients that make the provider fail, by the part before the @; for tests. */
const sentinels: [localPart: string, error: () => InboxError][] = [
  ['bounce', () => new InboxError(422, 'validation_error', 'The recipient was rejected.')],
  ['wrong-key', () => new InboxError(403, 'invalid_api_key', 'The API key is invalid.')],
  [
    'rate-limited',
    () => new InboxError(429, 'rate_limit_exceeded', 'Too many requests.', { 'retry-after': '1' }),
  ],
  ['outage', () => new InboxError(500, 'internal_server_error', 'The provider is unavailable.')],
]

/** @throws the failure that a recipient of the email stands for. */
export function failForSentinel(mail: ResendMail): void {
  const sentinel = sentinels.find(([localPart]) => mail.to.some((to) => to.includes(`${localPart}@`)))
  if (sentinel) throw sentinel[1]()
}
