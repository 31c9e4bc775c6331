import type { TestStack } from '../support/test-stack.ts'

/** One kind of attack on the running system, with many attempts. */
export type Attack = {
  /** Its name in the table of results. */
  title: string
  run(stack: TestStack): Promise<AttackResult>
}

/** `successes` describes each attempt that succeeded and its effect. */
export type AttackResult = { attempts: number; successes: string[] }

/**
 * Tries each item, one by one or `atOnce` in parallel. `attempt` returns the effect of a successful attack, or null.
 */
export async function attemptEach<Item>(
  items: readonly Item[],
  attempt: (item: Item, index: number) => Promise<string | null>,
  atOnce = 1,
): Promise<AttackResult> {
  const successes: string[] = []
  const waiting = [...items.entries()]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, item] = next
      const success = await attempt(item, index)
      if (success !== null) successes.push(`${nameOf(item)}: ${success}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { attempts: items.length, successes }
}

export function joinResults(results: readonly AttackResult[]): AttackResult {
  return {
    attempts: results.reduce((sum, { attempts }) => sum + attempts, 0),
    successes: results.flatMap(({ successes }) => successes),
  }
}

function nameOf(item: unknown): string {
  const text = typeof item === 'string' ? item : JSON.stringify(item)
  return text.length > 120 ? `${text.slice(0, 120)}…` : text
}
