import { expect, test } from 'vitest'
import { sendWebhook, signWebhook } from './send-webhook.ts'

const target = { url: 'https://crm.example/leads', secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' }
const event = { id: 'msg_1', type: 'lead.created', timestamp: '2026-11-21T12:00:00Z', data: { name: 'Ada' } }

test('computes the signature in the specification’s example', async () => {
  const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek'
  expect(await signWebhook(target.secret, id, 1614265330, '{"test": 2432232314}')).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  )
})

test('sends a signed event with a stable id', async () => {
  const requests: Request[] = []
  const result = await sendWebhook(target, event, async (input, init) => {
    requests.push(new Request(input, init))
    return new Response(null, { status: 204 })
  })
  expect(result).toEqual({ status: 'sent', id: 'HTTP 204' })
  const [request] = requests
  const header = (name: string) => request?.headers.get(name) ?? ''
  const body = (await request?.text()) ?? ''
  expect(JSON.parse(body)).toEqual({ type: event.type, timestamp: event.timestamp, data: event.data })
  expect(header('webhook-id')).toBe('msg_1')
  const seconds = Number(header('webhook-timestamp'))
  expect(Math.abs(seconds - Date.now() / 1000)).toBeLessThan(5)
  expect(header('webhook-signature')).toBe(await signWebhook(target.secret, 'msg_1', seconds, body))
})

test.each([
  [500, 'failed'],
  [404, 'failed'],
  [410, 'rejected'],
])('status %i means %s', async (httpStatus, status) => {
  const fetcher: typeof fetch = async () => new Response('', { status: httpStatus })
  expect(await sendWebhook(target, event, fetcher)).toMatchObject({ status })
})
