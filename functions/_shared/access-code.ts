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
