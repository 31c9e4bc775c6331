import { expect, it } from 'vitest'
import { verifyWebhook } from './verify-webhook.ts'

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
