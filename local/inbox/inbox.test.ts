import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { type MailStore, openMailStore } from './mail-store.ts'
import { inboxHandler } from './routes.ts'

const answer = z.looseObject({ id: z.string().optional() })

let folder: string
let store: MailStore
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tidewright-inbox-'))
  store = openMailStore(folder)
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true, force: true })
})

const mail = {
  from: 'Site <site@t.example>',
  to: 'Ada <ada@f.example>',
  subject: 'Hello',
  text: 'Plain',
  html: '<script>1</script>',
}

function ask(path: string, init: RequestInit = {}) {
  return inboxHandler(store)(new Request(`http://localhost${path}`, init))
}

async function send(body: object, headers: Record<string, string> = {}) {
  const init = {
    method: 'POST',
    headers: { authorization: 'Bearer re_1', ...headers },
    body: JSON.stringify(body),
  }
  const reply = await ask('/emails', init)
  return { status: reply.status, body: answer.parse(await reply.json()) }
}

test('a mail is kept, listed by address and survives a restart', async () => {
  const { body } = await send(mail)
  await send({ ...mail, to: ['bo@f.example'] })
  store.close()
  store = openMailStore(folder)
  const found = await (await ask('/emails?to=ADA@f.example')).json()
  expect(found).toMatchObject([{ id: body.id, to: ['Ada <ada@f.example>'], subject: 'Hello' }])
  expect(await (await ask('/emails')).json()).toHaveLength(2)
  expect((await ask('/emails', { method: 'DELETE' })).status).toBe(204)
  expect(await (await ask('/emails')).json()).toEqual([])
})

test('the same key keeps one mail and answers its id; another mail under it is a conflict', async () => {
  const key = { 'idempotency-key': 'k' }
  const first = await send(mail, key)
  expect(await send(mail, key)).toEqual(first)
  expect(await send({ ...mail, subject: 'Other' }, key)).toMatchObject({
    status: 409,
    body: { name: 'invalid_idempotent_request' },
  })
  expect(store.list()).toHaveLength(1)
})

test('a wrong request is refused as Resend does, and what is missing here is said', async () => {
  expect((await send(mail, { authorization: '' })).status).toBe(401)
  expect((await send({ ...mail, to: 'nobody' })).status).toBe(422)
  expect((await send({ ...mail, subject: 'a\r\nBcc: x@y.example' })).status).toBe(422)
  expect((await send({ ...mail, html: undefined, text: undefined })).status).toBe(422)
  expect(await send({ ...mail, attachments: [] })).toMatchObject({
    status: 501,
    body: { message: expect.stringContaining('DIFFERENCES') },
  })
})

test.each([
  ['bounce', 422],
  ['wrong-key', 403],
  ['rate-limited', 429],
  ['outage', 500],
])('a mail to %s@ fails with %i', async (part, status) => {
  expect((await send({ ...mail, to: `${part}@t.example` })).status).toBe(status)
  expect(store.list()).toEqual([])
})

test("the page shows mails escaped, and a mail's own HTML only in a frame without rights", async () => {
  expect(await (await ask('/')).text()).toContain('No mail yet')
  const { body } = await send({ ...mail, subject: '<b>Bold</b>' })
  const page = await ask(`/mails/${body.id}`)
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toContain('&lt;b&gt;Bold&lt;/b&gt;')
  expect(html).toContain('<iframe sandbox')
  expect(html).not.toContain('<script')
  const content = await ask(`/mails/${body.id}/content`)
  expect(content.headers.get('content-security-policy')).toContain('sandbox')
  expect((await ask('/mails/unknown')).status).toBe(404)
  expect((await ask('/elsewhere')).status).toBe(404)
})
