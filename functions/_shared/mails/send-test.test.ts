import { expect, test } from 'vitest'
import { sendTest } from './send-test.ts'

const mail = {
  to: 'eva@tidewright.example',
  subject: 'One\r\nBcc: anna@bakery.example',
  text: 't',
  html: 'h',
}
const settings = {
  apiUrl: 'https://mail.example',
  apiKey: 're_1',
  from: 'site@tidewright.example',
  leadsTo: '',
}

async function sendWith(answer: () => Response) {
  const bodies: unknown[] = []
  const reply = await sendTest(mail, {
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
  expect(reply).toEqual({ status: 200, body: { email: mail.to } })
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
