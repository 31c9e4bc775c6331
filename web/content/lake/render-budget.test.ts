import { expect, it, vi } from 'vitest'
import { RenderBudget } from './render-budget.ts'

function pageAt() {
  const clock = { now: 0 }
  const budget = new RenderBudget(() => clock.now)
  const fails = async (afterMs: number) => {
    clock.now += afterMs
    throw new Error('away')
  }
  return { clock, budget, fails }
}

it('sends no more queries for a page after one that failed slowly', async () => {
  const { budget, fails } = pageAt()
  await expect(budget.run(() => fails(2_500))).rejects.toThrow('away')
  const query = vi.fn(async () => 'here')
  await expect(budget.run(query)).rejects.toThrow('too slow')
  expect(query).not.toHaveBeenCalled()
})

it('continues after quick failures and slow successes', async () => {
  const { clock, budget, fails } = pageAt()
  await expect(budget.run(() => fails(100))).rejects.toThrow('away')
  const slowly = async () => {
    clock.now += 2_400
    return 'here'
  }
  expect(await budget.run(slowly)).toBe('here')
  expect(await budget.run(slowly)).toBe('here')
})
