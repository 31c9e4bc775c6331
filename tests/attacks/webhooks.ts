import { encodeSignatureHeader } from '@sanity/webhook'
import type { TestStack } from '../support/test-stack.ts'
import { type Attack, tryEach } from './attack.ts'
import { send } from './send.ts'

type Message = { name: string; signature: string; body: string; key?: string }

/** Webhook messages that were heard before, are too old, or are not signed by the lake. */
export const webhooks: Attack = {
  title: 'Webhook messages repeated, aged, changed, unsigned',
  async run({ settings: { urls, sanity } }: TestStack) {
    const bodyOf = (rev: string) =>
      JSON.stringify({ _id: 'attack', _type: 'insight', _rev: rev, language: 'en-UK' })
    const signed = (body: string, at: number, secret = sanity.webhookSecret) =>
      encodeSignatureHeader(body, at, secret)
    const post = ({ signature, body, key }: Omit<Message, 'name'>) =>
      send(urls.site, '/api/revalidate', {
        method: 'POST',
        body,
        headers: { 'sanity-webhook-signature': signature, ...(key ? { 'idempotency-key': key } : {}) },
      })
    const body = bodyOf(`first-${Date.now()}`)
    const now = Date.now()
    const signature = await signed(body, now)
    const first = await post({ signature, body, key: 'attack-1' })
    if (!first.body.includes('insight'))
      throw new Error(`A right message was refused: ${first.status} ${first.body}`)
    const other = bodyOf(`other-${now}`)
    const messages: Message[] = [
      { name: 'the same again', signature, body, key: 'attack-1' },
      { name: 'the same under another key', signature, body, key: 'attack-2' },
      { name: 'the same without a key', signature, body },
      { name: 'another body', signature, body: other },
      {
        name: 'another body under the same time',
        signature: signature.replace(/v1=.*/, 'v1=AAAA'),
        body: other,
      },
      { name: 'ten minutes old', signature: await signed(other, now - 600_000), body: other },
      { name: 'of the future', signature: await signed(other, now + 600_000), body: other },
      { name: 'of another secret', signature: await signed(other, now, 'another-secret-of-16'), body: other },
      { name: 'of no secret', signature: `t=${now},v1=`, body: other },
      { name: 'nonsense', signature: 't=x,v1=y', body: other },
      { name: 'unsigned', signature: '', body: other },
    ]
    return tryEach(messages, async (message) => {
      const { status, body: answer } = await post(message)
      return status === 200 && !answer.includes('"repeated":true') ? `taken: ${answer}` : null
    })
  },
}
