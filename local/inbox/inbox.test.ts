import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { testFolder } from '../service/test-folder.ts'
import { createInboxApp } from './inbox-app.ts'
import { type MailStore, openMailStore } from './mail-store.ts'

const reply = z.looseObject({ id: z.string().optional() })

let folder: string
let store: MailStore
beforeEach(() => {
  folder = testFolder()
  store = openMailStore(folder)
})

afterEach(() => store.close())

const mail = {
  from: 'Site <site@t.example>',
  to: 'Ada <ada@f.example>',
  subject: 'Hello',
  text: 'Plain',
  html: '<script>1</script>',
}

const request = async (path: string, init: RequestInit = {}) => createInboxApp(store).request(path, init)

async function send(body: object, headers: Record<string, string> = {}) {
  const init = {
    method: 'POST',
    headers: { authorization: 'Bearer re_1', ...headers },
    body: JSON.stringify(body),
  }
  const response = await request('/emails', init)
  return { status: response.status, body: reply.parse(await response.json()) }
}

test('saves an email, lists it by recipient, and keeps it across a restart', async () => {
  const { body } = await send(mail)
  await send({ ...mail, to: ['bo@f.example'] })
  store.close()
  store = openMailStore(folder)
  const listed = await (await request('/emails?to=ADA@f.example')).json()
  expect(listed).toMatchObject([{ id: body.id, to: ['Ada <ada@f.example>'], subject: 'Hello' }])
  expect(await (await request('/emails')).json()).toHaveLength(2)
  expect((await request('/emails', { method: 'DELETE' })).status).toBe(204)
  expect(await (await request('/emails')).json()).toEqual([])
})

test('saves one email per idempotency key and returns its id; a different email with the same key conflicts', async () => {
  const key = { 'idempotency-key': 'k' }
  const first = await send(mail, key)
  expect(await send(mail, key)).toEqual(first)
  expect(await send({ ...mail, subject: 'Other' }, key)).toMatchObject({
    status: 409,
    body: { name: 'invalid_idempotent_request' },
  })
  expect(store.list()).toHaveLength(1)
})

test('rejects invalid requests as Resend does, and names what is unsupported', async () => {
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
])('an email to %s@ fails with %i', async (part, status) => {
  expect((await send({ ...mail, to: `${part}@t.example` })).status).toBe(status)
  expect(store.list()).toEqual([])
})

test('shows emails escaped, and their own HTML only in a sandboxed frame', async () => {
  expect(await (await request('/')).text()).toContain('No emails yet')
  const { body } = await send({ ...mail, subject: '<b>Bold</b>' })
  const page = await request(`/mails/${body.id}`)
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toContain('&lt;b&gt;Bold&lt;/b&gt;')
  expect(html).toContain('<iframe sandbox')
  expect(html).not.toContain('<script')
  const content = await request(`/mails/${body.id}/content`)
  expect(content.headers.get('content-security-policy')).toContain('sandbox')
  expect((await request('/mails/unknown')).status).toBe(404)
  expect((await request('/elsewhere')).status).toBe(404)
})

test('rejects a body over a megabyte and an unsupported method', async () => {
  expect((await send({ ...mail, text: 'x'.repeat(1024 * 1024) })).status).toBe(413)
  expect((await request('/emails', { method: 'PUT', body: '{}' })).status).toBe(405)
  expect(store.list()).toEqual([])
})

test('shows an email as HTML, plain text, source and headers', async () => {
  const headers = { 'List-Unsubscribe': '<http://t.example/u?token=x>' }
  const sent = await request('/emails', {
    method: 'POST',
    headers: { authorization: 'Bearer re_1', 'idempotency-key': 'key-1' },
    body: JSON.stringify({ ...mail, headers }),
  })
  const { id } = reply.parse(await sent.json())
  const page = await (await request(`/mails/${id}`)).text()
  for (const part of [
    '>Plain text</summary><pre>Plain<',
    '>Source</summary><pre>&lt;script&gt;1',
    '>Headers</summary>',
  ])
    expect(page).toContain(part)
  expect(page).toContain('List-Unsubscribe: &lt;http://t.example/u?token=x&gt;\nIdempotency-Key: key-1')
  expect(page).toContain(`src="/mails/${id}/content"`)
})

test('refuses a damaged file and names it', () => {
  store.close()
  writeFileSync(join(folder, 'mails.sqlite'), 'no database')
  expect(() => openMailStore(folder)).toThrow(/mails\.sqlite are damaged\. Move the file away/)
  rmSync(join(folder, 'mails.sqlite'))
  store = openMailStore(folder)
})
