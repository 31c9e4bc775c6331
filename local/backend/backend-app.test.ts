import { expect, test } from 'vitest'
import { connectDatabase } from '../../functions/_shared/database.ts'
import { createBackendApp } from './backend-app.ts'
import { databaseUnreachable } from './backend-error.ts'

const keys = { publishable: 'sb_publishable_test', secret: 'sb_secret_test' }
// None of these requests gets as far as the database, but for the one that finds it away.
const database = {
  transaction: () => Promise.reject(databaseUnreachable('The database cannot be reached.')),
  close: async () => {},
}
const app = createBackendApp(
  { database, keys },
  {
    database: connectDatabase('http://127.0.0.1', keys.secret),
    keys,
    siteSecret: 's',
    siteOrigins: [],
    mail: { apiUrl: 'http://127.0.0.1:9', apiKey: 'k', from: 'a@b.example', leadsTo: 'c@d.example' },
    contentLake: null,
    fetch,
    requestDrain: () => {},
  },
)
const headers = { apikey: keys.publishable, 'content-type': 'application/json' }

test('a browser may ask from any page, and read a refusal too', async () => {
  const asked = await app.request('/rest/v1/leads', {
    method: 'OPTIONS',
    headers: {
      origin: 'http://site.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey, prefer',
    },
  })
  expect(asked.status).toBe(204)
  expect(asked.headers.get('access-control-allow-origin')).toBe('*')
  expect(asked.headers.get('access-control-allow-headers')).toBe('apikey,prefer')
  const refused = await app.request('/rest/v1/leads', { headers: { origin: 'http://site.example' } })
  expect(refused.status).toBe(401)
  expect(refused.headers.get('access-control-allow-origin')).toBe('*')
  const away = await app.request('/rest/v1/leads', { headers })
  expect(await away.json()).toMatchObject({ code: 'PGRST001' })
  expect(away.headers.get('access-control-allow-origin')).toBe('*')
})

test.each([
  ['GET', '/rest/v1/leads', 503],
  ['PUT', '/rest/v1/leads', 405],
  ['PATCH', '/rest/v1/rpc/mail_counts', 405],
  ['POST', '/functions/v1/nowhere', 404],
  ['GET', '/auth/v1/user', 501],
  ['POST', '/storage/v1/object/x', 501],
  ['GET', '/nowhere', 404],
  ['GET', '/health', 200],
])('%s %s is answered %i', async (method, path, status) => {
  const reply = await app.request(path, { method, headers })
  expect(reply.status).toBe(status)
  expect(await reply.json()).toBeTypeOf('object')
})

test('a range by header, which supabase-js does not send, is named as missing', async () => {
  const reply = await app.request('/rest/v1/leads', { headers: { ...headers, range: '0-9' } })
  expect(reply.status).toBe(501)
  expect(await reply.json()).toMatchObject({ message: expect.stringContaining('DIFFERENCES') })
})

test('a body over a megabyte is refused', async () => {
  const body = JSON.stringify({ name: 'x'.repeat(1024 * 1024) })
  const reply = await app.request('/rest/v1/leads', { method: 'POST', headers, body })
  expect(reply.status).toBe(413)
})

test('a function can be made to fail and mended again by the secret key, and by no other', async () => {
  const call = () =>
    app.request('/functions/v1/send-lead-notification', { method: 'POST', headers, body: '{}' })
  const change = (method: string, name: string, apikey: string) =>
    app.request(`/functions/v1-down/${name}`, { method, headers: { apikey } })
  expect((await call()).status).toBe(422)
  expect((await change('PUT', 'send-lead-notification', keys.publishable)).status).toBe(401)
  expect((await call()).status).toBe(422)
  expect((await change('PUT', 'toString', keys.secret)).status).toBe(404)
  expect((await change('PUT', 'send-lead-notification', keys.secret)).status).toBe(204)
  expect(await (await call()).json()).toMatchObject({ code: 'BOOT_ERROR' })
  expect((await change('DELETE', 'send-lead-notification', keys.secret)).status).toBe(204)
  expect((await call()).status).toBe(422)
})
