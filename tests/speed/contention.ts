import { setTimeout as wait } from 'node:timers/promises'
import type { TestStack } from '../support/test-stack.ts'
import { cpuTime } from './cpu-time.ts'
import { load } from './load.ts'

/** A page that shows no article. */
const knownPath = '/contact'
const article = 'insight-sme-advantage'
const seconds = 10

/** What each part does while the known page is measured. */
const loads: [name: string, run: (stack: TestStack, signal: AbortSignal) => Promise<unknown>][] = [
  ['nothing else', async () => {}],
  ['10 publishes of an article a second', publishRepeatedly],
  ['200 unknown paths a second', (stack, signal) => requestRepeatedly(stack, signal, unknownPath)],
  [
    '200 unknown share images a second',
    (stack, signal) => requestRepeatedly(stack, signal, unknownShareImage),
  ],
  ['200 unknown pictures a second', (stack, signal) => requestRepeatedly(stack, signal, unknownPicture)],
]

/**
 * How long a cached page takes while articles are published or made-up URLs are requested, and the processor time of a
 * made-up URL as a multiple of a known one's.
 */
export async function benchContention(stack: TestStack): Promise<void> {
  const url = stack.settings.urls.site + knownPath
  await load({ url, seconds: 2 })
  let idle: number | undefined
  for (const [name, run] of loads) {
    const stop = new AbortController()
    const running = run(stack, stop.signal)
    const { p50, p99, statuses } = await load({ url, connections: 1, seconds })
    stop.abort()
    const done = await running
    idle ??= p50
    console.info(
      `${name.padEnd(36)} p50 ${p50.toFixed(2)} ms (${(p50 / idle).toFixed(1)} times idle), p99 ${p99.toFixed(1)} ms, ${JSON.stringify(statuses)}${done ? `; ${done}` : ''}`,
    )
  }
  const known = await processorTime(stack, () => knownPath)
  for (const [name, path] of [
    ['unknown path', unknownPath],
    ['unknown share image', unknownShareImage],
    ['unknown picture', unknownPicture],
  ] as const) {
    const unknown = await processorTime(stack, path)
    console.info(
      `${name.padEnd(36)} ${unknown.toFixed(2)} ms of processor time, ${(unknown / known).toFixed(1)} times a known path`,
    )
  }
}

let made = 0
const madeUp = () => `x${(made++).toString(16)}`
const unknownPath = () => `/${made % 2 ? 'fr/insights/' : ''}${madeUp()}`
const unknownShareImage = () => `/api/og-images/insight/fr/${madeUp()}`
const unknownPicture = () => `/api/images/image-${madeUp().slice(1).padStart(40, '0')}-800x600-jpg?w=640`

async function publishRepeatedly({ lakeClient }: TestStack, signal: AbortSignal): Promise<string> {
  const published = await lakeClient.getDocument(article)
  if (!published) throw new Error(`The starter content has no ${article}.`)
  let count = 0
  for (; !signal.aborted; count += 1) {
    const next = wait(100)
    await lakeClient.createOrReplace({ ...published, _id: `drafts.${article}`, title: `Version ${count}` })
    const ids = { draftId: `drafts.${article}`, publishedId: article }
    await lakeClient.action({ actionType: 'sanity.action.document.publish', ...ids })
    await next
  }
  return `${count} publishes`
}

async function requestRepeatedly(
  { settings }: TestStack,
  signal: AbortSignal,
  path: () => string,
): Promise<string> {
  const statuses: Record<number, number> = {}
  const requests: Promise<void>[] = []
  while (!signal.aborted) {
    for (let count = 0; count < 10; count += 1) {
      const request = fetch(settings.urls.site + path()).then(async (reply) => {
        statuses[reply.status] = (statuses[reply.status] ?? 0) + 1
        await reply.arrayBuffer()
      })
      requests.push(request)
    }
    await wait(50)
  }
  await Promise.all(requests)
  return JSON.stringify(statuses)
}

/** Milliseconds of processor time of the site and the lake per request. */
async function processorTime(stack: TestStack, path: () => string): Promise<number> {
  const count = 400
  const used = () => {
    const { site = 0, lake = 0 } = cpuTime(stack)
    return (site + lake) * 1_000
  }
  const before = used()
  for (let index = 0; index < count; index += 1)
    await (await fetch(stack.settings.urls.site + path())).arrayBuffer()
  return (used() - before) / count
}
