import { setTimeout as wait } from 'node:timers/promises'
import { applyFault, lakeFaults } from '../support/system-faults.ts'
import type { TestStack } from '../support/test-stack.ts'

const seconds = 20
const perSecond = 100
const paths = ['/', '/fr', '/contact', '/nl/contact', '/insights/sme-advantage', '/services']

/**
 * Prints how long visitors wait for pages in each kind of lake outage: one that begins when no page is stale, and one
 * that begins when all are.
 */
export async function benchOutages(stack: TestStack): Promise<void> {
  for (const path of paths) await (await fetch(stack.settings.urls.site + path)).text()
  await report(stack, 'no outage')
  for (const fault of lakeFaults) {
    for (const isStale of [false, true]) {
      // What all pages share is stale and can't be renewed.
      if (isStale) await stack.lakeClient.patch('ui-strings-en-UK').set({ touched: Date.now() }).commit()
      const repaired = applyFault(stack, fault, (seconds + 1) * 1_000)
      await report(stack, isStale ? `${fault}, as published` : fault)
      await repaired
      await wait(3_000)
    }
  }
}

/** The responses to one kind of request: latencies in milliseconds, and counts by status. */
class Answers {
  readonly #times: number[] = []
  readonly #statuses: Record<string, number> = {}

  async ask(url: string): Promise<void> {
    const start = performance.now()
    const status = await fetch(url)
      .then(async (response) => ((await response.text()).length > 0 ? response.status : 'empty'))
      .catch(() => 'none')
    this.#times.push(performance.now() - start)
    this.#statuses[status] = (this.#statuses[status] ?? 0) + 1
  }

  toString(): string {
    const times = this.#times.toSorted((a, b) => a - b)
    const at = (share: number) => Math.round(times[Math.ceil(share * times.length) - 1] ?? 0)
    return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms, ${JSON.stringify(this.#statuses)}`
  }
}

async function report({ settings }: TestStack, name: string): Promise<void> {
  const served = new Answers()
  const never = new Answers()
  const running: Promise<void>[] = []
  const start = performance.now()
  for (let index = 0; index < seconds * perSecond; index++) {
    // Every fiftieth request is for a path that was never served.
    const isNever = index % 50 === 49
    const slug = `${name.replaceAll(/\W+/g, '-')}-${index}`
    const path = isNever ? `/insights/never-${slug}` : (paths[index % paths.length] ?? '/')
    running.push((isNever ? never : served).ask(settings.urls.site + path))
    await wait(Math.max(0, start + (index + 1) * (1_000 / perSecond) - performance.now()))
  }
  await Promise.all(running)
  console.info(`${name.padEnd(41)} pages ${served}`)
  console.info(`${''.padEnd(41)} never served ${never}`)
}
