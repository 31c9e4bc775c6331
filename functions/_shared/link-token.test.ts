import { expect, test } from 'vitest'
import { base64url, fromBase64url, openLink, sealLink } from './link-token.ts'

const secret = 'the secret of the site'
const email = 'ada@ferrer.example'

test('opens a link for its purpose and lifetime only, and always creates the same token', async () => {
  const token = await sealLink(secret, { purpose: 'confirm', email, expires: 2_000 })
  expect(await sealLink(secret, { purpose: 'confirm', email, expires: 2_000 })).toBe(token)
  expect(await openLink(secret, token, 'confirm', 1_999_000)).toBe(email)
  expect(await openLink(secret, token, 'confirm', 2_000_001)).toBeNull()
  expect(await openLink(secret, token, 'unsubscribe', 1_999_000)).toBeNull()
  expect(await openLink('another secret', token, 'confirm', 1_999_000)).toBeNull()
  const lasting = await sealLink(secret, { purpose: 'unsubscribe', email, expires: 0 })
  expect(await openLink(secret, lasting, 'unsubscribe')).toBe(email)
})

test('a token hides the email and needs no escaping in a URL', async () => {
  const token = await sealLink(secret, { purpose: 'confirm', email, expires: 0 })
  expect(token).toMatch(/^[\w-]{80,140}$/)
  expect(atob(token.replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('ada')
})

test('opens nothing without a valid token', async () => {
  for (const token of ['', 'a', '=', '....', 'A'.repeat(16), 'A'.repeat(120), 'A'.repeat(1e6), 'é'])
    expect(await openLink(secret, token, 'confirm')).toBeNull()
})

test('accepts one spelling of the same bytes', () => {
  expect(base64url(new Uint8Array([255, 254, 1]))).toBe('__4B')
  expect(fromBase64url('__4B')).toEqual(new Uint8Array([255, 254, 1]))
  expect(fromBase64url('AA')).toEqual(new Uint8Array([0]))
  for (const other of ['AB', 'AA==', 'AA=', '//4B', ' AA', 'A']) expect(fromBase64url(other)).toBeNull()
})
