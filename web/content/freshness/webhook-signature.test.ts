import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createReplayGuard, verifySignature } from './webhook-signature.ts'

const secret = 'a secret of the webhook'
const body = '{"_id":"a"}'
const now = 1_700_000_000_000

/** As Sanity signs: https://www.sanity.io/docs/webhooks, “signed webhooks”. */
function sign(time: number, text = body, key = secret): string {
  return `t=${time},v1=${createHmac('sha256', key).update(`${time}.${text}`).digest('base64url')}`
}

describe('verifySignature', () => {
  it('accepts a fresh signature of this very body', async () => {
    expect(await verifySignature(sign(now), body, secret, now)).toBe('valid')
    expect(await verifySignature(sign(now).replace(',', ', '), body, secret, now)).toBe('valid')
  })
  it('refuses another body, another secret and another time', async () => {
    const otherTime = sign(now).replace(`t=${now}`, `t=${now + 1}`)
    expect(await verifySignature(sign(now, '{}'), body, secret, now)).toBe('wrong')
    expect(await verifySignature(sign(now, body, 'other'), body, secret, now)).toBe('wrong')
    expect(await verifySignature(otherTime, body, secret, now)).toBe('wrong')
    expect(await verifySignature(`${sign(now)}x`, body, secret, now)).toBe('wrong')
  })
  it('refuses a signature of more than five minutes before or after', async () => {
    expect(await verifySignature(sign(now - 301_000), body, secret, now)).toBe('expired')
    expect(await verifySignature(sign(now + 301_000), body, secret, now)).toBe('expired')
    expect(await verifySignature(sign(now - 299_000), body, secret, now)).toBe('valid')
  })
  it.each([null, '', 'v1=abc', 't=1', 't=x,v1=y', 't=1,v1=y'])('refuses %j as malformed', async (header) => {
    expect(await verifySignature(header, body, secret, now)).toBe('malformed')
  })
})

describe('createReplayGuard', () => {
  it('knows a repeated message, and forgets it when its signature is too old anyway', () => {
    let minutes = 1
    const guard = createReplayGuard({ now: () => minutes * 60_000 })
    expect(guard.isNew('a')).toBe(true)
    minutes += 9
    expect(guard.isNew('a')).toBe(false)
    minutes += 2
    expect(guard.isNew('a')).toBe(true)
  })
  it('stays within its limit', () => {
    const guard = createReplayGuard({ max: 2 })
    for (const id of ['a', 'b', 'c']) expect(guard.isNew(id)).toBe(true)
    expect(guard.isNew('c')).toBe(false)
  })
})
