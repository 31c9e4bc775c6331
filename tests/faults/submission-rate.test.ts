import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../local/http/ports.ts'
import { startInbox } from '../../local/inbox/inbox.ts'
import { testFolder } from '../../local/service/test-folder.ts'
import { keys, testOptions } from '../support/backend/backend-options.ts'
import { fillWithEmptyDatabase } from '../support/backend/backend-pglite.ts'
import { sized } from '../support/full-size.ts'
import { limit } from '../support/limit.ts'
import { type ServiceProcess, startServiceProcess } from '../support/service-process.ts'
import { submitLead } from './lead-load.ts'

const seconds = sized(60, 8)
const folder = testFolder()
const afterwards: (() => Promise<void>)[] = []
let backend: ServiceProcess
beforeAll(async () => {
  await fillWithEmptyDatabase(join(folder, 'backend'))
  const inboxPort = await freePort()
  const inbox = await startInbox({ port: inboxPort, folder: join(folder, 'inbox') })
  afterwards.push(() => inbox.close())
  const mail = { ...testOptions.mail, apiUrl: `http://127.0.0.1:${inboxPort}` }
  const options = {
    ...testOptions,
    mail,
    port: await freePort(),
    folder: join(folder, 'backend'),
    drainSeconds: 1,
  }
  backend = await startServiceProcess('backend', options)
  afterwards.push(() => backend.kill())
})
afterAll(async () => {
  for (const undo of afterwards.reverse()) await undo()
})

test('accepts fifty submissions a second, or half of a busy machine’s capacity; at 500 a second, the excess gets 429', {
  timeout: limit(300_000),
}, async () => {
  const [reads, submissions] = [await throughput(readOne), await throughput(submit)]
  // A busy machine is slower at both.
  expect(submissions / reads).toBeGreaterThan(0.05)
  const rate = Math.min(50, Math.floor(submissions / 2))
  const usual = await offer(rate, seconds, submit)
  console.info(
    `${rate} a second for ${seconds} s: ${usual.count(200)} of ${usual.total} accepted, p95 ${usual.p95} ms ` +
      `(at most ${submissions} submissions or ${reads} reads a second)`,
  )
  expect(usual.count(200)).toBe(usual.total)

  const flood = await offer(500, Math.min(6, seconds), submit)
  const [accepted, rejected] = [flood.count(200), flood.count(429)]
  console.info(
    `500 a second: ${accepted} accepted, ${rejected} got 429, ${flood.total - accepted - rejected} others (${flood.statuses}), p95 ${flood.p95} ms`,
  )
  expect(accepted + rejected).toBe(flood.total)
  expect(rejected).toBeGreaterThan(0)
  expect(flood.retryAfter).toBeGreaterThan(0)
})

/** Responses per second for sixteen clients that send one request after the other, once all code is warm. */
async function throughput(send: () => Promise<unknown>): Promise<number> {
  await sendAll(100, send)
  const started = performance.now()
  await sendAll(300, send)
  return Math.round(300_000 / (performance.now() - started))
}

async function sendAll(total: number, send: () => Promise<unknown>): Promise<void> {
  let sent = 0
  const client = async () => {
    while (sent < total) {
      sent += 1
      await send()
    }
  }
  await Promise.all(Array.from({ length: 16 }, client))
}

type Answer = { status: number; retryAfter: number; milliseconds: number }

/** Sends at a constant rate, whether or not responses arrive, and waits for all of them. */
async function offer(rate: number, duration: number, send: () => Promise<Omit<Answer, 'milliseconds'>>) {
  const total = rate * duration
  const started = performance.now()
  const running: Promise<Answer>[] = []
  while (running.length < total) {
    const due = Math.min(total, Math.ceil(((performance.now() - started) / 1000) * rate))
    while (running.length < due) running.push(timed(send))
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const responses = await Promise.all(running)
  const times = responses.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  return {
    total,
    count: (status: number) => responses.filter((response) => response.status === status).length,
    statuses: [...new Set(responses.map(({ status }) => status))].join(', '),
    p95: Math.round(times[Math.floor(times.length * 0.95)] ?? 0),
    retryAfter: Math.max(...responses.map(({ retryAfter }) => retryAfter)),
  }
}

async function timed(send: () => Promise<Omit<Answer, 'milliseconds'>>): Promise<Answer> {
  const started = performance.now()
  const response = await send().catch(() => ({ status: 0, retryAfter: 0 }))
  return { ...response, milliseconds: performance.now() - started }
}

async function submit() {
  const { status, headers } = await submitLead(backend.url)
  return { status, retryAfter: Number(headers.get('retry-after') ?? 0) }
}

async function readOne() {
  const response = await fetch(`${backend.url}/rest/v1/webinars?select=id&limit=1`, {
    headers: { apikey: keys.publishable },
  })
  await response.arrayBuffer()
  return { status: response.status, retryAfter: 0 }
}
