import { expect, test } from 'vitest'
import { sendMail, sendTest } from './send-mail.ts'

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

async function sendTo(respond: () => Response | Promise<Response>) {
  const requests: Request[] = []
  const result = await sendMail(mail, 'key-1', {
    mail: settings,
    async fetch(input, init) {
      requests.push(new Request(input, init))
      return respond()
    },
  })
  return { result, request: requests[0] }
}

test('sends an email in Resend’s format, with its idempotency key', async () => {
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
    tags: [{ name: 'mail', value: 'key-1' }],
  })
})

test.each([
  [400, 'rejected'],
  [401, 'failed'],
  [403, 'failed'],
  [409, 'failed'],
  [422, 'rejected'],
  [429, 'failed'],
  [500, 'failed'],
  [503, 'failed'],
])('status %i means %s', async (httpStatus, status) => {
  const { result } = await sendTo(() => Response.json({ name: 'reason' }, { status: httpStatus }))
  // A gateway may say so although the provider behind it has accepted the email.
  const uncertain = httpStatus >= 500 ? { uncertain: true } : {}
  expect(result).toEqual({ status, error: `HTTP ${httpStatus} reason`, ...uncertain })
})

test('sends nothing else after a rejection, and an email without its reply-to with a key of its own', async () => {
  const requests: Request[] = []
  const deps = {
    mail: settings,
    async fetch(...args: Parameters<typeof fetch>) {
      requests.push(new Request(...args))
      return Response.json({ name: 'validation_error' }, { status: 422 })
    },
  }
  await sendMail(mail, 'key-1', deps)
  await sendMail(mail, 'key-1', deps, { withoutReplyTo: true })
  expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
    'key-1',
    'key-1-without-reply-to',
  ])
  const body = await requests[1]?.json()
  expect(body).toMatchObject({ to: [mail.to], text: mail.text, tags: [{ name: 'mail', value: 'key-1' }] })
  expect(body).not.toHaveProperty('reply_to')
})

test('respects Retry-After, up to an hour', async () => {
  const wait = (seconds: string) => () =>
    new Response('', { status: 429, headers: { 'retry-after': seconds } })
  expect((await sendTo(wait('7'))).result).toMatchObject({ retryAfter: 7 })
  expect((await sendTo(wait('999999'))).result).toMatchObject({ retryAfter: 3600 })
  expect((await sendTo(wait('soon'))).result).not.toHaveProperty('retryAfter')
})

test('fails without keeping the error message when the provider is unreachable or returns garbage', async () => {
  const broken = await sendTo(() => Promise.reject(new TypeError('connection to ada@ferrer.example lost')))
  expect(broken.result).toEqual({ status: 'failed', error: 'TypeError', uncertain: true })
  expect((await sendTo(() => new Response('<html>'))).result).toMatchObject({
    status: 'failed',
    uncertain: true,
  })
})

test('is uncertain only when the provider may have received the email', async () => {
  const connectionRefused = new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })
  expect((await sendTo(() => Promise.reject(connectionRefused))).result).toMatchObject({ uncertain: false })
  const late = new DOMException('The operation timed out.', 'TimeoutError')
  expect((await sendTo(() => Promise.reject(late))).result).toMatchObject({ uncertain: true })
})

test('counts as sent when its key was used for the email with other texts', async () => {
  const used = () => Response.json({ name: 'invalid_idempotent_request' }, { status: 409 })
  expect((await sendTo(used)).result).toEqual({ status: 'sent', id: 'unknown' })
})

const testMail = {
  to: 'eva@tidewright.example',
  subject: 'One\r\nBcc: anna@bakery.example',
  text: 't',
  html: 'h',
}

async function sendWith(answer: () => Response) {
  const bodies: unknown[] = []
  const reply = await sendTest(testMail, {
    mail: settings,
    async fetch(input, init) {
      bodies.push(await new Request(input, init).json())
      return answer()
    },
  })
  return { reply, bodies }
}

test('sends one line as the subject, which says that this is a test', async () => {
  const { reply, bodies } = await sendWith(() => Response.json({ id: 'provider-1' }))
  expect(reply).toEqual({ status: 200, body: { email: testMail.to } })
  expect(bodies).toMatchObject([{ subject: '[Test] One Bcc: anna@bakery.example' }])
})

const rejected = 'The email provider rejected the email'
const unknown = 'No answer from the email provider: the test may have been sent.'

test.each([
  [422, 502, rejected],
  [401, 503, unknown],
  [429, 503, unknown],
  [500, 503, unknown],
])('the provider’s %i is answered with %i', async (theirs, status, error) => {
  const { reply } = await sendWith(() => Response.json({ name: 'reason' }, { status: theirs }))
  expect(reply).toEqual({ status, body: { error } })
})

test('no answer from the provider isn’t a rejection', async () => {
  const { reply } = await sendWith(() => {
    throw new DOMException('', 'TimeoutError')
  })
  expect(reply).toEqual({ status: 503, body: { error: unknown } })
})
