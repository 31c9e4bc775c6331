import { openLink, sealLink } from './link-token.ts'

/** Crockford's alphabet: 32 letters and digits that are hard to confuse. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new code of 60 random bits, like `7K3M-Q2XV-9TBD`. */
export function newAccessCode(): string {
  const symbols = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => alphabet[byte % 32])
  return symbols.join('').replace(/.{4}(?=.)/g, '$&-')
}

/** Whether guessing a code of this length takes at least 40 bits; only letters and digits count. */
export function isLongEnough(code: string): boolean {
  return normalized(code).length >= 8
}

/**
 * The keyed hash that is stored and compared. Case, spaces and dashes are ignored. The key is derived from the site's
 * secret, so codes can't be guessed from a copy of the database alone.
 */
export async function hashAccessCode(secret: string, code: string): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes(`access code: ${secret}`), hmac, false, ['sign'])
  const hash = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(normalized(code))))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function normalized(code: string): string {
  return code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** A page may stay open for days after its visit. */
const daysValid = 7

type PassState = 'valid' | 'expired' | 'wrong'

/** A pass to request playbooks by email, for a visitor with a right access code. `now` is in Unix milliseconds. */
export function sealPlaybookPass(secret: string, now = Date.now()): Promise<string> {
  // Whole days, so that the same visitor gets the same pass again.
  const expires = (Math.floor(now / 86_400_000) + daysValid + 1) * 86_400
  return sealLink(secret, { purpose: 'playbooks', email: '', expires })
}

export async function checkPlaybookPass(secret: string, pass: string, now = Date.now()): Promise<PassState> {
  if ((await openLink(secret, pass, 'playbooks', now)) !== null) return 'valid'
  return (await openLink(secret, pass, 'playbooks', 0)) === null ? 'wrong' : 'expired'
}
