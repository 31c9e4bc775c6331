import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { TestStack } from '../support/test-stack.ts'

const pages = [
  '/',
  '/fr',
  '/contact',
  '/services',
  '/nl/contact',
  '/insights',
  '/insights/sme-advantage',
  '/it/analisi/perche-i-progetti-di-ia-falliscono',
  '/feed.xml',
  '/api/dialogs/en-UK/consultation',
]
const perSecond = 40
const unknown = /[0-9a-f-]{36}/

/** From one moment to another, by `performance.now()`. */
export type Interval = { from: number; to: number }

export type Visits = {
  count: number
  /** Responses that no visitor should get, counted by kind. */
  wrong: Map<string, number>
  /** In milliseconds; responses only. */
  times: number[]
  /** Visits without a response: the connection was refused, or broke off. */
  refused: Interval[]
}

/** Visitors who arrive at a constant rate, whatever happens, until `signal` is aborted. */
export async function visit({ settings: { urls } }: TestStack, signal: AbortSignal): Promise<Visits> {
  const visits: Visits = { count: 0, wrong: new Map(), times: [], refused: [] }
  const running = new Set<Promise<void>>()
  for (let number = 0; !signal.aborted; number++) {
    const one = visitOne(urls.site, pathOf(number), visits).finally(() => running.delete(one))
    running.add(one)
    await wait(1_000 / perSecond)
  }
  await Promise.all(running)
  return visits
}

/** Mostly pages; sometimes an unknown path or the data of a page. */
function pathOf(number: number): { path: string; headers: Record<string, string> } {
  const page = pages[number % pages.length] ?? '/'
  if (number % 23 === 0) return { path: `/${randomUUID()}`, headers: {} }
  if (number % 7 === 0) return { path: `${page}?n=${number}&_rsc=`, headers: { rsc: '1' } }
  return { path: number % 5 === 0 ? `${page}?utm_source=${number}` : page, headers: {} }
}

async function visitOne(
  site: string,
  { path, headers }: ReturnType<typeof pathOf>,
  visits: Visits,
): Promise<void> {
  visits.count += 1
  const started = performance.now()
  try {
    const response = await fetch(site + path, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    })
    const body = await response.text()
    visits.times.push(performance.now() - started)
    const isCut = response.headers.get('content-type')?.startsWith('text/html') && !body.includes('</html>')
    // While the lake is down, nobody knows what a path contains that was never served.
    const isUnavailable = response.status === 503 && response.headers.has('retry-after') && unknown.test(path)
    if ((response.status >= 500 && !isUnavailable) || isCut)
      note(visits, `${response.status}${isCut ? ', truncated,' : ''} at ${path.split('?')[0]}`)
  } catch (error) {
    if (Object(error).name === 'TimeoutError') note(visits, 'no response in 30 s')
    else visits.refused.push({ from: started, to: performance.now() })
  }
}

function note({ wrong }: Visits, what: string): void {
  const key = what.replace(unknown, '<unknown>')
  wrong.set(key, (wrong.get(key) ?? 0) + 1)
}

/**
 * The refused visits that took place while the site was down, and those that nothing explains. While it is killed, it
 * can refuse only visits that begin before it is back and end after it was killed.
 */
export function explainRefusals({ refused }: Pick<Visits, 'refused'>, downtimes: readonly Interval[]) {
  const whileDown = refused.filter((visit) =>
    downtimes.some(({ from, to }) => visit.from <= to && visit.to >= from),
  ).length
  return { whileDown, unexplained: refused.length - whileDown }
}

/** The 99th percentile, in milliseconds. */
export function p99({ times }: Visits): number {
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0)
}
