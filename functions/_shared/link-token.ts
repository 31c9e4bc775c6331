/**
 * Tokens of the links in mails. A token carries the address that it was mailed to, sealed with AES-GCM: nobody can read
 * an address from a link, and nobody but the site can make one. The same link has the same token, however often its mail
 * is rendered, as the nonce is a keyed hash of the content (the idea of https://www.rfc-editor.org/rfc/rfc8452).
 */
import { z } from 'zod'
import { base64url, fromBase64url } from './base64url.ts'

export type LinkPurpose = 'confirm' | 'unsubscribe' | 'resubscribe'

/** `expires` is in seconds since 1970; 0 never expires. */
export type LinkClaims = { purpose: LinkPurpose; email: string; expires: number }

const claims = z.tuple([z.enum(['confirm', 'unsubscribe', 'resubscribe']), z.string(), z.number()])
const nonceLength = 12
const longestToken = 1_000

export async function sealLink(secret: string, { purpose, email, expires }: LinkClaims): Promise<string> {
  const { seal, mac } = await keysOf(secret)
  const content = new TextEncoder().encode(JSON.stringify([purpose, email, expires]))
  const nonce = new Uint8Array(await crypto.subtle.sign('HMAC', mac, content)).slice(0, nonceLength)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, seal, content)
  return base64url(new Uint8Array([...nonce, ...new Uint8Array(sealed)]))
}

/** The address of a token made for `purpose`, or null when it is not one of ours, for something else, or has expired. */
export async function openLink(
  secret: string,
  token: string,
  purpose: LinkPurpose,
  now = Date.now(),
): Promise<string | null> {
  const bytes = token.length <= longestToken ? fromBase64url(token) : null
  if (!bytes || bytes.length <= nonceLength) return null
  const { seal } = await keysOf(secret)
  try {
    const iv = bytes.slice(0, nonceLength)
    const content = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, seal, bytes.slice(nonceLength))
    const [madeFor, email, expires] = claims.parse(JSON.parse(new TextDecoder().decode(content)))
    return madeFor === purpose && (expires === 0 || expires * 1000 > now) ? email : null
  } catch {
    return null
  }
}

const derived = new Map<string, Promise<{ seal: CryptoKey; mac: CryptoKey }>>()

function keysOf(secret: string) {
  const known = derived.get(secret) ?? deriveKeys(secret)
  derived.set(secret, known)
  return known
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
