import { expect, test } from 'vitest'
import { connectDatabase } from '../../functions/_shared/database.ts'
import { createBackendApp } from './backend-app.ts'
import { databaseUnreachable } from './backend-error.ts'

const keys = { publishable: 'sb_publishable_test', secret: 'sb_secret_test' }
// None of these requests reaches the database, except the one that finds it unreachable.
const database = {
  transaction: () => Promise.reject(databaseUnreachable("Couldn't reach the database.")),
  close: async () => {},
}
const app = createBackendApp(
  { database, keys },
  {
    database: connectDatabase('http://127.0.0.1', keys.secret),
    keys,
    siteSecret: 's',
    siteOrigins: [],
    studioOrigins: [],
    leadRoles: [],
    mail: { apiUrl: 'http://127.0.0.1:9', apiKey: 'k', from: 'a@b.example', leadsTo: 'c@d.example' },
    contentLake: null,
    fetch,
    requestDrain: () => {},
  },
  '/unused',
)
const headers = { apikey: keys.publishable, 'content-type': 'application/json' }

test('allows any browser origin, and exposes error responses too', async () => {
  const preflight = await app.request('/rest/v1/leads', {
    method: 'OPTIONS',
    headers: {
      origin: 'http://site.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey, prefer',
    },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  expect(preflight.headers.get('access-control-allow-headers')).toBe('apikey,prefer')
  const unauthorized = await app.request('/rest/v1/leads', { headers: { origin: 'http://site.example' } })
  expect(unauthorized.status).toBe(401)
  expect(unauthorized.headers.get('access-control-allow-origin')).toBe('*')
  const unavailable = await app.request('/rest/v1/leads', { headers })
  expect(await unavailable.json()).toMatchObject({ code: 'PGRST001' })
  expect(unavailable.headers.get('access-control-allow-origin')).toBe('*')
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
])('%s %s returns %i', async (method, path, status) => {
  const response = await app.request(path, { method, headers })
  expect(response.status).toBe(status)
  expect(await response.json()).toBeTypeOf('object')
})

test('returns 501 for the Range header, which supabase-js does not send', async () => {
  const response = await app.request('/rest/v1/leads', { headers: { ...headers, range: '0-9' } })
  expect(response.status).toBe(501)
  expect(await response.json()).toMatchObject({ message: expect.stringContaining('DIFFERENCES') })
})

test('rejects a body over a megabyte', async () => {
  const body = JSON.stringify({ name: 'x'.repeat(1024 * 1024) })
  const response = await app.request('/rest/v1/leads', { method: 'POST', headers, body })
  expect(response.status).toBe(413)
})

test('lets only the secret key take a function down and bring it back', async () => {
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

test('a snapshot of all rows requires the secret key', async () => {
  for (const apikey of ['', keys.publishable]) {
    const response = await app.request('/snapshot/v1', { method: 'POST', headers: { apikey } })
    expect(response.status).toBe(401)
  }
})
