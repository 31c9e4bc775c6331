/**
 * Tokens for the links in emails, and the pass to the playbooks. A token contains the recipient's email, encrypted with AES-GCM: nobody can read an
 * email from a link, and only the site can create one. The same link always has the same token, however often its email
 * is rendered, because the nonce is a keyed hash of the content (the idea of https://www.rfc-editor.org/rfc/rfc8452).
 */
import { z } from 'zod'

export type LinkPurpose = 'confirm' | 'unsubscribe' | 'resubscribe' | 'playbooks'

/** `email` is empty for the playbooks. `expires` is in seconds since 1970; 0 never expires. */
export type LinkClaims = { purpose: LinkPurpose; email: string; expires: number }

const claims = z.tuple([
  z.enum(['confirm', 'unsubscribe', 'resubscribe', 'playbooks']),
  z.string(),
  z.number(),
])
const nonceLength = 12
const maxTokenLength = 1_000

export async function sealLink(secret: string, { purpose, email, expires }: LinkClaims): Promise<string> {
  const { seal, mac } = await keysOf(secret)
  const content = new TextEncoder().encode(JSON.stringify([purpose, email, expires]))
  const nonce = new Uint8Array(await crypto.subtle.sign('HMAC', mac, content)).slice(0, nonceLength)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, seal, content)
  return base64url(new Uint8Array([...nonce, ...new Uint8Array(sealed)]))
}

/** The email in a token for `purpose`; null if the token is invalid, expired or for another purpose. */
export async function openLink(
  secret: string,
  token: string,
  purpose: LinkPurpose,
  now = Date.now(),
): Promise<string | null> {
  const bytes = token.length <= maxTokenLength ? fromBase64url(token) : null
  if (!bytes || bytes.length <= nonceLength) return null
  const { seal } = await keysOf(secret)
  try {
    const iv = bytes.slice(0, nonceLength)
    const content = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, seal, bytes.slice(nonceLength))
    const [tokenPurpose, email, expires] = claims.parse(JSON.parse(new TextDecoder().decode(content)))
    return tokenPurpose === purpose && (expires === 0 || expires * 1000 > now) ? email : null
  } catch {
    return null
  }
}

const derived = new Map<string, Promise<{ seal: CryptoKey; mac: CryptoKey }>>()

function keysOf(secret: string) {
  const cached = derived.get(secret) ?? deriveKeys(secret)
  derived.set(secret, cached)
  return cached
}

async function deriveKeys(secret: string) {
  const root = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), 'HKDF', false, [
    'deriveKey',
  ])
  const hkdf = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: new TextEncoder().encode(info),
  })
  const seal = await crypto.subtle.deriveKey(
    hkdf('mail link: seal'),
    root,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
  const hmac = { name: 'HMAC', hash: 'SHA-256', length: 256 }
  const mac = await crypto.subtle.deriveKey(hkdf('mail link: nonce'), root, hmac, false, ['sign'])
  return { seal, mac }
}

/** Bytes as base64 with the URL-safe alphabet, without padding. */
export function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/**
 * Decodes `base64url`; null for anything else. Other spellings of the same bytes (padding, unused bits of the last
 * character) are rejected, so that each token has exactly one spelling.
 */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    return base64url(bytes) === text ? bytes : null
  } catch {
    return null
  }
}
