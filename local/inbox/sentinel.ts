import type { ResendMail } from './resend-mail.ts'

export type Refusal = { status: number; name: string; message: string; headers?: Record<string, string> }

/** Recipients that make the provider fail on purpose, by the part before the @, to test what happens then. */
const sentinels: [localPart: string, refusal: Refusal][] = [
  ['bounce', { status: 422, name: 'validation_error', message: 'The recipient is refused.' }],
  ['wrong-key', { status: 403, name: 'invalid_api_key', message: 'The API key is invalid.' }],
  [
    'rate-limited',
    {
      status: 429,
      name: 'rate_limit_exceeded',
      message: 'Too many requests.',
      headers: { 'retry-after': '1' },
    },
  ],
  ['outage', { status: 500, name: 'internal_server_error', message: 'The provider is out of order.' }],
]

/** The failure that a mail asks for, or null for a mail that is taken. */
export function sentinelRefusal(mail: ResendMail): Refusal | null {
  return sentinels.find(([part]) => mail.to.some((to) => to.includes(`${part}@`)))?.[1] ?? null
}
