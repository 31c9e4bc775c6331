import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createReplayGuard, verifySignature } from './webhook-signature.ts'

const secret = 'a secret of the webhook'
const body = '{"_id":"a"}'
const now = 1_700_000_000_000

function sign(time: number, text = body, key = secret): string {
  return `t=${time},v1=${createHmac('sha256', key).update(`${time}.${text}`).digest('base64url')}`
}

describe('verifySignature', () => {
  it('accepts a fresh signature of this very body', () => {
    expect(verifySignature(sign(now), body, secret, now)).toBe('valid')
  })
  it('refuses another body, another secret and another time', () => {
    expect(verifySignature(sign(now, '{}'), body, secret, now)).toBe('wrong')
    expect(verifySignature(sign(now, body, 'other'), body, secret, now)).toBe('wrong')
    expect(verifySignature(sign(now).replace(`t=${now}`, `t=${now + 1}`), body, secret, now)).toBe('wrong')
  })
  it('refuses a signature of more than five minutes before or after', () => {
    expect(verifySignature(sign(now - 301_000), body, secret, now)).toBe('expired')
    expect(verifySignature(sign(now + 301_000), body, secret, now)).toBe('expired')
    expect(verifySignature(sign(now - 299_000), body, secret, now)).toBe('valid')
  })
  it.each([null, '', 'v1=abc', 't=1', 't=x,v1=y'])('refuses %j as malformed', (header) => {
    expect(verifySignature(header, body, secret, now)).toBe('malformed')
  })
})

describe('createReplayGuard', () => {
  it('knows a repeated message, and forgets it when its signature is too old anyway', () => {
    const guard = createReplayGuard()
    expect(guard.isNew('a', now)).toBe(true)
    expect(guard.isNew('a', now + 1_000)).toBe(false)
    expect(guard.isNew('a', now + 11 * 60_000)).toBe(true)
  })
  it('stays within its limit', () => {
    const guard = createReplayGuard(2)
    for (const id of ['a', 'b', 'c']) expect(guard.isNew(id, now)).toBe(true)
    expect(guard.isNew('c', now)).toBe(false)
  })
})
