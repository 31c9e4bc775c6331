import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { siteProcessEnv } from '../../cli/stack/builds.ts'
import { freePort } from '../../local/http/ports.ts'
import type { TestStack } from '../support/test-stack.ts'
import { encodedResponse } from './encoded-response.ts'
import { type LoadResult, load } from './load.ts'

const path = '/'
const settledSeconds = 15

/**
 * Requests per second of our server, of `next start` on the same build, and of a plain Node.js server with the finished
 * bytes, which is the limit for the others. The load comes from the same machine.
 */
export async function benchThroughput({ settings, processes }: TestStack): Promise<void> {
  const web = join(settings.root, 'web')
  const env = siteProcessEnv(settings)
  const ours = settings.urls.site + path
  const start = async (name: string, args: (port: number) => string[]) => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}${path}`
    await processes.program(name, args(port), { cwd: web, env, url })
    return url
  }
  const next = join(settings.root, 'node_modules/next/dist/bin/next')
  const plain = join(import.meta.dirname, 'plain-server.ts')
  const plainUrl = await start('bench-plain', (port) => [plain, String(port), ours])
  const nextUrl = await start('bench-next', (port) => [next, 'start', '-H', '127.0.0.1', '-p', String(port)])
  try {
    await settled(ours)
    const limit = await measure('plain Node.js, 200', plainUrl)
    const same = { 'if-none-match': await etagOf(ours) }
    await measure('our server, 200', ours, limit)
    await measure('our server, 304', ours, limit, same)
    await measure('next start, 200', nextUrl, limit)
    await measure('next start, 304', nextUrl, limit, { 'if-none-match': await etagOf(nextUrl) })
  } finally {
    for (const name of ['bench-plain', 'bench-next']) processes.child(name)?.kill('SIGTERM')
  }
}

/**
 * After a start everything counts as changed: pages are rendered again and compressed at the highest level, on the same
 * two cores.
 */
async function settled(url: string): Promise<void> {
  let bytes = 0
  for (let same = 0; same < settledSeconds; ) {
    const { body } = await encodedResponse(url)
    same = body.length === bytes ? same + 1 : 0
    bytes = body.length
    await wait(1_000)
  }
}

async function etagOf(url: string): Promise<string> {
  const { headers } = await encodedResponse(url)
  return headers[headers.findIndex((name) => name.toLowerCase() === 'etag') + 1] ?? ''
}

/** Warms up, measures, prints. */
async function measure(
  name: string,
  url: string,
  limit?: LoadResult,
  more: Record<string, string> = {},
): Promise<LoadResult> {
  const options = { url, headers: { 'accept-encoding': 'br, gzip', ...more } }
  await load({ ...options, seconds: 2 })
  const result = await load({ ...options, seconds: 6 })
  const share = limit ? `, ${(result.perSecond / limit.perSecond).toFixed(2)} of the limit` : ''
  const statuses = Object.entries(result.statuses).map(([status, count]) => `${count} × ${status}`)
  console.info(
    `${name.padEnd(20)} ${String(result.perSecond).padStart(6)} req/s, p50 ${result.p50.toFixed(1)} ms, p99 ${result.p99.toFixed(1)} ms${share} (${statuses.join(', ')})`,
  )
  return result
}
