import type { TestStack } from '../support/test-stack.ts'

/** One kind of attack on the running system, tried in many ways. */
export type Attack = {
  /** As the table names it. */
  title: string
  run(stack: TestStack): Promise<AttackResult>
}

/** `successes` says of each try that succeeded what was tried and what came of it. */
export type AttackResult = { tries: number; successes: string[] }

/** Tries each in turn, or `atOnce` of them side by side. `attempt` tells what came of one that succeeded, and null of one that did not. */
export async function tryEach<Item>(
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
  return { tries: items.length, successes }
}

export function joinResults(results: readonly AttackResult[]): AttackResult {
  return {
    tries: results.reduce((sum, { tries }) => sum + tries, 0),
    successes: results.flatMap(({ successes }) => successes),
  }
}

function nameOf(item: unknown): string {
  const text = typeof item === 'string' ? item : JSON.stringify(item)
  return text.length > 120 ? `${text.slice(0, 120)}…` : text
}
