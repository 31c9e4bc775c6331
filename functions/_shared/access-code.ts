/** Letters and digits that are not mistaken for each other, 32 of them: Crockford's alphabet. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new code of 60 random bits, like `7K3M-Q2XV-9TBD`. */
export function newAccessCode(): string {
  const symbols = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => alphabet[byte % 32])
  return symbols.join('').replace(/.{4}(?=.)/g, '$&-')
}

/** True when guessing a code of this length takes 40 bits, letters and digits counted. */
export function isLongEnough(code: string): boolean {
  return normalized(code).length >= 8
}

/**
 * What is stored of a code and compared: a keyed hash. Case, spaces and dashes don't count. The key is derived from the
 * site's secret, so that a copy of the database alone helps nobody to guess.
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
