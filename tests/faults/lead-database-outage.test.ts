import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, openBackend } from '../../local/backend/backend.ts'
import { freePort } from '../../local/http/ports.ts'
import { testFolder } from '../../local/service/test-folder.ts'
import { callAsServer } from '../support/backend/backend-calls.ts'
import { newLead } from '../support/backend/backend-drivers.ts'
import { keys, testOptions } from '../support/backend/backend-options.ts'
import { startPostgres, type TestPostgres } from '../support/backend/backend-postgres.ts'
import { limit } from '../support/limit.ts'

let postgres: TestPostgres
let line: Line
let backend: Backend
const folder = testFolder()
beforeAll(async () => {
  postgres = await startPostgres()
  line = await openLine(new URL(postgres.url))
  backend = await openBackend({ ...testOptions, folder, databaseUrl: line.url })
})
afterAll(async () => {
  await backend?.close()
  await line?.close()
  await postgres?.stop()
})

test('a lead gets 200, 503 within seconds while the database is down, and 200 again when it is back', {
  timeout: limit(120_000),
}, async () => {
  expect(await submit()).toMatchObject({ status: 200 })
  for (const fault of ['cut', 'silent'] as const) {
    line.set(fault)
    const started = Date.now()
    expect(await submit(), fault).toEqual({
      status: 503,
      body: { success: false, code: 'unavailable', error: 'Not stored' },
    })
    expect((await read()).status).toBe(503)
    expect(Date.now() - started).toBeLessThan(25_000)
    line.set('open')
    await expect.poll(async () => (await submit()).status).toBe(200)
  }
})

const submit = () => callAsServer({ backend }, 'send-lead-notification', newLead())

function read(): Promise<Response> {
  return backend.handler(new Request('http://127.0.0.1/rest/v1/leads', { headers: { apikey: keys.secret } }))
}

type Line = { url: string; set(state: 'open' | 'cut' | 'silent'): void; close(): Promise<void> }

/** A connection to the database that can be cut (connections end) or go silent (no data passes). */
async function openLine(target: URL): Promise<Line> {
  let state: 'open' | 'cut' | 'silent' = 'open'
  const sockets = new Set<Socket>()
  const server: Server = createServer((near) => {
    if (state === 'cut') return near.destroy()
    const far = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (data) => state === 'open' && to.write(data))
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
    }
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const url = new URL(target)
  url.port = String(port)
  const drop = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  return {
    url: url.href,
    set(next) {
      state = next
      if (next !== 'silent') drop()
    },
    close: () =>
      new Promise((resolve) => {
        drop()
        server.close(() => resolve())
      }),
  }
}
