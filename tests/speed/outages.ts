import { setTimeout as wait } from 'node:timers/promises'
import { applyFault, lakeFaults } from '../system-faults.ts'
import type { TestStack } from '../test-stack.ts'

const seconds = 8
const perSecond = 100
const paths = ['/', '/fr', '/contact', '/nl/contact', '/insights/sme-advantage', '/services']

/** Prints how long visitors wait for pages in each kind of outage of the lake, some of which were just to be made anew. */
export async function benchOutages(stack: TestStack): Promise<void> {
  for (const path of paths) await (await fetch(stack.settings.urls.site + path)).text()
  await report(stack, 'all is well')
  for (const fault of lakeFaults) {
    // What all pages share is stale, and cannot be made anew.
    await stack.lakeClient.patch('ui-strings-en-UK').set({ touched: Date.now() }).commit()
    const mended = applyFault(stack, fault, (seconds + 1) * 1_000)
    await report(stack, fault)
    await mended
    await wait(3_000)
  }
}

async function report({ settings }: TestStack, name: string): Promise<void> {
  const times: number[] = []
  const statuses: Record<string, number> = {}
  const ask = async (path: string) => {
    const start = performance.now()
    const status = await fetch(settings.urls.site + path)
      .then(async (reply) => ((await reply.text()).length > 0 ? reply.status : 'empty'))
      .catch(() => 'none')
    times.push(performance.now() - start)
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  const asked: Promise<void>[] = []
  const start = performance.now()
  for (let index = 0; index < seconds * perSecond; index++) {
    // Every fiftieth is an address that was never served.
    const path =
      index % 50 === 49
        ? `/insights/never-${name.replaceAll(/\W+/g, '-')}-${index}`
        : paths[index % paths.length]
    asked.push(ask(path ?? '/'))
    await wait(Math.max(0, start + (index + 1) * (1_000 / perSecond) - performance.now()))
  }
  await Promise.all(asked)
  times.sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.ceil(share * times.length) - 1] ?? 0)
  console.info(
    `${name.padEnd(28)} p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms, ${JSON.stringify(statuses)}`,
  )
}
