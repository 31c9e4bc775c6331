import { encodeSignatureHeader } from '@sanity/webhook'
import type { TestStack } from '../support/test-stack.ts'
import { type Attack, attemptEach } from './attack.ts'
import { send } from './send.ts'

type Message = { name: string; signature: string; body: string; key?: string }

/** Webhook messages that are repeated or not signed; `webhook-signature.test.ts` has all wrong signatures. */
export const webhooks: Attack = {
  title: 'Webhook messages repeated, modified, unsigned',
  async run({ settings: { urls, sanity } }: TestStack) {
    const bodyOf = (slug: string) =>
      JSON.stringify({ _id: 'attack', _type: 'insight', slug, language: 'en-UK' })
    const post = ({ signature, body, key }: Omit<Message, 'name'>) =>
      send(urls.site, '/api/revalidate', {
        method: 'POST',
        body,
        headers: { 'sanity-webhook-signature': signature, ...(key ? { 'idempotency-key': key } : {}) },
      })
    const body = bodyOf(`first-${Date.now()}`)
    const now = Date.now()
    const signature = await encodeSignatureHeader(body, now, sanity.webhookSecret)
    const first = await post({ signature, body, key: 'attack-1' })
    if (!first.body.includes('insight'))
      throw new Error(`A valid message was rejected: ${first.status} ${first.body}`)
    const other = bodyOf(`other-${now}`)
    const messages: Message[] = [
      { name: 'a repeat', signature, body, key: 'attack-1' },
      { name: 'a repeat with another key', signature, body, key: 'attack-2' },
      { name: 'a repeat without a key', signature, body },
      { name: 'another body', signature, body: other },
      { name: 'unsigned', signature: '', body: other },
    ]
    return attemptEach(messages, async (message) => {
      const { status, body: response } = await post(message)
      return status === 200 && !response.includes('"repeated":true') ? `accepted: ${response}` : null
    })
  },
}
