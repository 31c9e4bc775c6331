import { connect } from 'node:net'
import { limit } from '../support/limit.ts'
import type { TestStack } from '../support/test-stack.ts'
import { type Attack, type AttackResult, attemptEach } from './attack.ts'
import { send } from './send.ts'

/** The longest wait of others while `attack` runs, in milliseconds; requests the site's health every 50 ms. */
async function worstWait(site: string, attack: Promise<unknown>): Promise<number> {
  let worst = 0
  let isOver = false
  attack.finally(() => {
    isOver = true
  })
  while (!isOver) {
    worst = Math.max(worst, (await send(site, '/api/health')).milliseconds)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return Math.round(worst)
}

/** Nobody should wait longer than this because of somebody else's request. */
const tolerableMs = 1_500

/** Runs attempts, and counts one more success if they delayed others. */
export async function withoutBlocking(
  { settings: { urls } }: TestStack,
  attempts: Promise<AttackResult>,
): Promise<AttackResult> {
  const worst = await worstWait(urls.site, attempts)
  const { attempts: count, successes } = await attempts
  const delays = worst > tolerableMs ? [`others waited ${worst} ms`] : []
  return { attempts: count, successes: [...successes, ...delays] }
}

const queries = [
  'a&'.repeat(8_000),
  'a=&'.repeat(5_000),
  Array.from({ length: 1_000 }, (_, index) => `p${index}=1`).join('&'),
  'x'.repeat(12_000),
  'a[b]'.repeat(3_000),
  '%61&'.repeat(3_000),
]

export const longUrls: Attack = {
  title: 'URLs with thousands of parameters, long headers',
  run: (stack) =>
    withoutBlocking(
      stack,
      attemptEach(
        ['/', '/fr/contact', '/api/live', '/_next/x', '/api/forms/lead', '/api/og-images/page/en-UK'].flatMap(
          (path) => queries.map((query) => `${path}?${query}`),
        ),
        async (path) => {
          const { status } = await send(stack.settings.urls.site, path)
          return status === 414 || status === 431 ? null : `${status}`
        },
        6,
      ),
    ),
}

const large = Buffer.alloc(2 * 1024 * 1024, 'a=b&')
const takers = [
  '/api/forms/lead',
  '/api/forms/newsletter',
  '/api/forms/assessment',
  '/api/revalidate',
  '/api/unsubscribe?token=x',
  '/',
  '/api/live',
]

type Large = { path: string; headers: Record<string, string>; body: string | Buffer }

/** Bodies with and without a declared length. */
export const largeBodies: Attack = {
  title: 'Large bodies, with and without a declared length',
  run: (stack) =>
    withoutBlocking(
      stack,
      attemptEach(
        takers.flatMap((path): Large[] => [
          { path, headers: { 'content-length': String(250_000_000) }, body: '' },
          { path, headers: { 'content-length': String(large.length) }, body: large },
          { path, headers: { 'transfer-encoding': 'chunked' }, body: large },
        ]),
        async ({ path, headers, body }) => {
          const type = { 'content-type': 'application/x-www-form-urlencoded' }
          const { status } = await sendBody(stack.settings.urls.site, path, { ...type, ...headers }, body)
          // A page takes no body and responds without reading it.
          return [413, 405, 400, 0].includes(status) || path === '/' ? null : `${status}`
        },
        4,
      ),
    ),
}

/** Sends without waiting for permission; the response may come before everything is sent. */
function sendBody(origin: string, path: string, headers: Record<string, string>, body: string | Buffer) {
  const { port } = new URL(origin)
  return new Promise<{ status: number }>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1')
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    let text = ''
    const end = () => resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0) })
    socket.on('data', (chunk) => {
      text += chunk
      socket.destroy()
    })
    socket.on('close', end).on('error', () => {})
    socket.setTimeout(8_000, () => socket.destroy())
    socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\n${lines.join('')}\r\n`)
    const isChunked = headers['transfer-encoding'] === 'chunked'
    for (let start = 0; start < body.length; start += 65_536) {
      const part = body.slice(start, start + 65_536)
      if (isChunked) socket.write(`${part.length.toString(16)}\r\n`)
      socket.write(part)
      if (isChunked) socket.write('\r\n')
    }
  })
}

/** Maximum time for a request to arrive, plus a margin for a busy machine. */
const timeoutMs = 27_000

/** Headers and bodies sent byte by byte. Takes as long as the server tolerates it, so it runs alongside the others. */
export const slowRequests: Attack = {
  title: 'Headers and bodies sent byte by byte',
  async run({ settings: { urls } }) {
    const heads = Array.from({ length: 10 }, () => 'GET / HTTP/1.1\r\nhost: localhost\r\n')
    const bodies = Array.from(
      { length: 10 },
      () =>
        'POST /api/forms/lead HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 60000\r\n\r\n',
    )
    return attemptEach([...heads, ...bodies], (begin) => dribble(Number(new URL(urls.site).port), begin), 20)
  },
}

function dribble(port: number, begin: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const started = performance.now()
    socket.write(begin)
    const timer = setInterval(() => {
      if (performance.now() - started > timeoutMs) socket.destroy()
      else socket.write('a')
    }, limit(1_000))
    socket.resume()
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(timer)
      const seconds = Math.round((performance.now() - started) / 1_000)
      resolve(seconds * 1_000 >= timeoutMs ? `was still connected after ${seconds} s` : null)
    })
  })
}
