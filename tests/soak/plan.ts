import { randomFrom } from '../support/random.ts'
import { type Fault, faults } from '../support/system-faults.ts'

type Step = { waitMs: number; fault: Fault; lastsMs: number }
export type Plan = { seed: number; steps: Step[]; publishEveryMs: number }

/**
 * Creates a plan from a seed, always the same for the same seed: a few faults, one after the other, in about `seconds`.
 */
export function planOf(seed: number, seconds: number): Plan {
  const random = randomFrom(seed)
  const between = (least: number, most: number) => Math.round(least + random() * (most - least))
  const steps: Step[] = []
  let left = seconds * 1_000
  while (left > 2_000) {
    const fault = faults[Math.floor(random() * faults.length)] ?? 'lake killed'
    const step = { waitMs: between(100, 1_200), fault, lastsMs: between(200, 4_000) }
    steps.push(step)
    left -= step.waitMs + step.lastsMs
  }
  return { seed, steps, publishEveryMs: between(300, 1_500) }
}
