import { expect, test } from 'vitest'
import { verifyWebhook } from '../../functions/_shared/webhook.ts'
import { createMailReports } from './mail-reports.ts'
import { resendMail } from './resend-mail.ts'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

/** The reports about an email to a recipient. */
async function reportsTo(to: string) {
  const bodies: string[] = []
  const ids: (string | null)[] = []
  const done = Promise.withResolvers<void>()
  const reports = createMailReports({ url: 'https://x.example/hook', secret }, async (input, init) => {
    const request = new Request(input, init)
    const body = await request.text()
    ids.push(await verifyWebhook(request.headers, body, secret))
    bodies.push(body)
    setImmediate(done.resolve)
    return new Response(null)
  })
  const tags = [{ name: 'mail', value: 'key-1' }]
  reports.report('mail-1', resendMail.parse({ from: 's@t.example', to, subject: 'S', text: 'T', tags }))
  await done.promise
  await expect.poll(() => bodies.length).toBe(to.startsWith('complained') ? 2 : 1)
  reports.close()
  expect(ids.every((id) => id?.startsWith('msg_'))).toBe(true)
  return bodies.map((body) => JSON.parse(body))
}

test.each([
  ['ada@mill.example', ['email.delivered']],
  ['bounced+1@mill.example', ['email.bounced']],
  ['soft-bounced@mill.example', ['email.bounced']],
  ['complained+x@mill.example', ['email.delivered', 'email.complained']],
  ['suppressed@mill.example', ['email.suppressed']],
  ['failed@mill.example', ['email.failed']],
  ['not-bounced@mill.example', ['email.delivered']],
])('reports about an email to %s: %j, signed', async (to, types) => {
  const reports = await reportsTo(to)
  expect(reports.map(({ type }) => type)).toEqual(types)
  expect(reports[0].data).toMatchObject({ email_id: 'mail-1', to: [to], tags: { mail: 'key-1' } })
})

test('a bounce says whether it is permanent', async () => {
  expect((await reportsTo('bounced@mill.example'))[0].data.bounce.type).toBe('Permanent')
  expect((await reportsTo('soft-bounced@mill.example'))[0].data.bounce.type).toBe('Transient')
})
