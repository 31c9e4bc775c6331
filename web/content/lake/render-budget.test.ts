import { expect, it, vi } from 'vitest'
import { RenderBudget } from './render-budget.ts'

function pageAt() {
  const clock = { now: 0 }
  const patience = new RenderBudget(() => clock.now)
  const fails = async (afterMs: number) => {
    clock.now += afterMs
    throw new Error('away')
  }
  return { clock, patience, fails }
}

it('asks nothing more for a page after a question that failed slowly', async () => {
  const { patience, fails } = pageAt()
  await expect(patience.ask(() => fails(2_500))).rejects.toThrow('away')
  const ask = vi.fn(async () => 'here')
  await expect(patience.ask(ask)).rejects.toThrow('long enough')
  expect(ask).not.toHaveBeenCalled()
})

it('asks on after quick failures, and after answers however slow', async () => {
  const { clock, patience, fails } = pageAt()
  await expect(patience.ask(() => fails(100))).rejects.toThrow('away')
  const slowly = async () => {
    clock.now += 2_400
    return 'here'
  }
  expect(await patience.ask(slowly)).toBe('here')
  expect(await patience.ask(slowly)).toBe('here')
})
