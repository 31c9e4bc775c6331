/** The signed webhook after publishing. Local lake only: a hosted one can't reach this machine. */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { isValidSignature } from '@sanity/webhook'
import { afterEach, expect, test } from 'vitest'
import { clientsOf, openLake, until } from './lake-target.ts'

type Received = { headers: IncomingHttpHeaders; body: string }
const secret = 'a-webhook-secret'
let server: Server | undefined

afterEach(() => server?.close())

/** A receiver whose first responses have the given statuses, and 200 after that. */
async function openReceiver(statuses: number[] = []) {
  const received: Received[] = []
  const listening = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text) => {
      body += text
    })
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      response.writeHead(statuses.shift() ?? 200).end()
    })
  })
  server = listening
  const port = await new Promise<number>((resolve) => {
    listening.listen(0, '127.0.0.1', () => {
      const address = listening.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  return { received, webhook: { url: `http://127.0.0.1:${port}/api/revalidate`, secret } }
}

test('publishing sends one signed message; drafts and assets send none', async () => {
  const { received, webhook } = await openReceiver()
  const lake = await openLake({ webhook })
  const { editor } = clientsOf(lake.options)
  await editor.assets.upload('file', Buffer.from('x'))
  await editor.create({ _id: 'drafts.post', _type: 'post', language: 'fr' })
  const publish = {
    actionType: 'sanity.action.document.publish',
    draftId: 'drafts.post',
    publishedId: 'post',
  } as const
  const { transactionId } = await editor.action(publish)
  const [message] = await until(() => (received.length > 0 ? received : undefined))
  expect(JSON.parse(message?.body ?? '')).toEqual({
    _id: 'post',
    _type: 'post',
    language: 'fr',
    slug: null,
    operation: 'create',
  })
  expect(message?.headers).toMatchObject({
    'sanity-transaction-id': transactionId,
    'sanity-document-id': 'post',
    'sanity-operation': 'create',
    'sanity-dataset': 'production',
    'sanity-project-id': 'contract',
    'idempotency-key': expect.stringMatching(/\w/),
  })
  const signature = String(message?.headers['sanity-webhook-signature'])
  expect(await isValidSignature(message?.body ?? '', signature, secret)).toBe(true)
  await editor.patch('post').set({ title: 'Changed' }).commit()
  await editor.delete('post')
  const all = await until(() => (received.length >= 3 ? received : undefined))
  // Deliveries run at the same time, so they may arrive in any order.
  expect(all.map(({ body }) => JSON.parse(body).operation).toSorted()).toEqual(['create', 'delete', 'update'])
  await lake.close()
})

test('retries a failing receiver with the same idempotency key, without delaying edits', async () => {
  const { received, webhook } = await openReceiver([500, 503])
  const lake = await openLake({ webhook })
  const { editor } = clientsOf(lake.options)
  await editor.create({ _id: 'post', _type: 'post' })
  expect(received.length, 'deliveries when the edit is answered').toBeLessThan(3)
  const all = await until(() => (received.length >= 3 ? received : undefined))
  expect(new Set(all.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  await lake.close()
})
