import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createReplayGuard, verifySignature } from './webhook-signature.ts'

const secret = 'a secret of the webhook'
const body = '{"_id":"a"}'
const now = 1_700_000_000_000

/** Signs like Sanity: https://www.sanity.io/docs/webhooks, “signed webhooks”. */
function sign(time: number, text = body, key = secret): string {
  return `t=${time},v1=${createHmac('sha256', key).update(`${time}.${text}`).digest('base64url')}`
}

describe('verifySignature', () => {
  it('accepts a fresh signature of the body', async () => {
    expect(await verifySignature(sign(now), body, secret, now)).toBe('valid')
    expect(await verifySignature(sign(now).replace(',', ', '), body, secret, now)).toBe('valid')
  })
  it('rejects another body, another secret and another time', async () => {
    const otherTime = sign(now).replace(`t=${now}`, `t=${now + 1}`)
    expect(await verifySignature(sign(now, '{}'), body, secret, now)).toBe('wrong')
    expect(await verifySignature(sign(now, body, 'other'), body, secret, now)).toBe('wrong')
    expect(await verifySignature(otherTime, body, secret, now)).toBe('wrong')
    expect(await verifySignature(`${sign(now)}x`, body, secret, now)).toBe('wrong')
  })
  it('rejects a signature that is off by more than five minutes', async () => {
    expect(await verifySignature(sign(now - 301_000), body, secret, now)).toBe('expired')
    expect(await verifySignature(sign(now + 301_000), body, secret, now)).toBe('expired')
    expect(await verifySignature(sign(now - 299_000), body, secret, now)).toBe('valid')
  })
  it.each([null, '', 'v1=abc', 't=1', 't=x,v1=y', 't=1,v1=y'])('rejects %j as malformed', async (header) => {
    expect(await verifySignature(header, body, secret, now)).toBe('malformed')
  })
})

describe('createReplayGuard', () => {
  it('recognises a repeated message until its signature expires', () => {
    let minutes = 1
    const guard = createReplayGuard({ now: () => minutes * 60_000 })
    expect(guard.isNew('a')).toBe(true)
    minutes += 9
    expect(guard.isNew('a')).toBe(false)
    minutes += 2
    expect(guard.isNew('a')).toBe(true)
  })
  it('limits the number of remembered messages', () => {
    const guard = createReplayGuard({ max: 2 })
    for (const id of ['a', 'b', 'c']) expect(guard.isNew(id)).toBe(true)
    expect(guard.isNew('c')).toBe(false)
  })
})
