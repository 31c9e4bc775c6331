import { expect, it, test } from 'vitest'
import { sendWebhook, signWebhook, verifyWebhook } from './webhook.ts'

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

// The example of https://docs.svix.com/receiving/verifying-payloads/how-manual
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const body = '{"test": 2432232314}'
const example = {
  'svix-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  'svix-timestamp': '1614265330',
  'svix-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
}
const sentAt = 1_614_265_330_000

const verify = (headers: object = {}, text = body, now = sentAt) =>
  verifyWebhook(new Headers({ ...example, ...headers }), text, secret, now)

it('accepts the example of the documentation, also next to the signature of another secret', async () => {
  expect(await verify()).toBe(example['svix-id'])
  const both = `v1,AAAA v1a,BBBB ${example['svix-signature']}`
  expect(await verify({ 'svix-signature': both })).toBe(example['svix-id'])
  expect(await verify({}, body, sentAt + 299_000)).toBe(example['svix-id'])
  expect(await verify({}, body, sentAt - 299_000)).toBe(example['svix-id'])
})

it.each([
  ['another body', {}, `${body} `, sentAt],
  ['another id', { 'svix-id': 'msg_other' }, body, sentAt],
  ['another time', { 'svix-timestamp': '1614265331' }, body, sentAt],
  ['no signature', { 'svix-signature': '' }, body, sentAt],
  ['another version', { 'svix-signature': 'v2,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=' }, body, sentAt],
  ['no id', { 'svix-id': '' }, body, sentAt],
  ['a time that isn’t a number', { 'svix-timestamp': 'now' }, body, sentAt],
  ['a request from six minutes ago', {}, body, sentAt + 360_000],
  ['a request from the future', {}, body, sentAt - 360_000],
])('rejects %s', async (_what, headers, text, now) => {
  expect(await verify(headers, text, now)).toBeNull()
})
