import { expect, test } from 'vitest'
import { sendMail } from './send-mail.ts'

const mail = {
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  to: 'hello@tidewright.example',
  replyTo: 'ada@ferrer.example',
  subject: 's',
  text: 't',
  html: 'h',
}
const settings = {
  apiUrl: 'https://mail.example',
  apiKey: 're_1',
  from: 'site@tidewright.example',
  leadsTo: '',
}

async function sendTo(answer: () => Response | Promise<Response>) {
  const requests: Request[] = []
  const result = await sendMail(mail, 'key-1', {
    mail: settings,
    async fetch(input, init) {
      requests.push(new Request(input, init))
      return answer()
    },
  })
  return { result, request: requests[0] }
}

test('a mail goes out as Resend takes it, under its idempotency key', async () => {
  const { result, request } = await sendTo(() => Response.json({ id: 'provider-1' }))
  expect(result).toEqual({ status: 'sent', id: 'provider-1' })
  expect(request?.url).toBe('https://mail.example/emails')
  expect(request?.headers.get('idempotency-key')).toBe('key-1')
  expect(request?.headers.get('authorization')).toBe('Bearer re_1')
  expect(await request?.json()).toMatchObject({
    to: [mail.to],
    reply_to: mail.replyTo,
    from: settings.from,
    headers: mail.headers,
  })
})

test.each([
  [400, 'refused'],
  [401, 'failed'],
  [403, 'failed'],
  [409, 'failed'],
  [422, 'refused'],
  [429, 'failed'],
  [500, 'failed'],
  [503, 'failed'],
])('the status %i means %s', async (httpStatus, status) => {
  const { result } = await sendTo(() => Response.json({ name: 'reason' }, { status: httpStatus }))
  expect(result).toEqual({ status, error: `HTTP ${httpStatus} reason` })
})

test('a mail whose reply-to the provider refuses goes out without it, under a key of its own', async () => {
  const refusal = () => Response.json({ name: 'validation_error' }, { status: 422 })
  const requests: Request[] = []
  const result = await sendMail(mail, 'key-1', {
    mail: settings,
    async fetch(input, init) {
      const request = new Request(input, init)
      requests.push(request)
      return (await request.clone().json()).reply_to ? refusal() : Response.json({ id: 'provider-2' })
    },
  })
  expect(result).toEqual({ status: 'sent', id: 'provider-2' })
  expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
    'key-1',
    'key-1-without-reply-to',
  ])
  expect(await requests[1]?.json()).toMatchObject({ to: [mail.to], text: mail.text })
})

test("the provider's wish to wait is heard, up to an hour", async () => {
  const wait = (seconds: string) => () =>
    new Response('', { status: 429, headers: { 'retry-after': seconds } })
  expect((await sendTo(wait('7'))).result).toMatchObject({ retryAfter: 7 })
  expect((await sendTo(wait('999999'))).result).toMatchObject({ retryAfter: 3600 })
  expect((await sendTo(wait('soon'))).result).not.toHaveProperty('retryAfter')
})

test('a provider that cannot be reached or answers nonsense fails the mail, and no message is kept', async () => {
  const broken = await sendTo(() => Promise.reject(new TypeError('connection to ada@ferrer.example lost')))
  expect(broken.result).toEqual({ status: 'failed', error: 'TypeError', uncertain: true })
  expect((await sendTo(() => new Response('<html>'))).result).toMatchObject({
    status: 'failed',
    uncertain: true,
  })
})

test('a mail is uncertain only when the provider may have heard of it', async () => {
  const refused = new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })
  expect((await sendTo(() => Promise.reject(refused))).result).toMatchObject({ uncertain: false })
  const late = new DOMException('The operation timed out.', 'TimeoutError')
  expect((await sendTo(() => Promise.reject(late))).result).toMatchObject({ uncertain: true })
})

test('a key that was used for the mail in other words means that it was sent', async () => {
  const used = () => Response.json({ name: 'invalid_idempotent_request' }, { status: 409 })
  expect((await sendTo(used)).result).toEqual({ status: 'sent', id: 'unknown' })
})
