import { expect, it, vi } from 'vitest'
import { CircuitBreaker, CircuitOpenError } from './circuit-breaker.ts'

function breakerAt() {
  const clock = { now: 0 }
  const breaker = new CircuitBreaker({ threshold: 3, openMs: 1_000, now: () => clock.now })
  return { clock, breaker }
}

const fails = () => Promise.reject(new Error('away'))
const succeeds = () => Promise.resolve('here')

async function open(breaker: CircuitBreaker) {
  for (let time = 0; time < 3; time++) await expect(breaker.run(fails)).rejects.toThrow('away')
}

it('stays closed after one or two failures, and opens after three', async () => {
  const { breaker } = breakerAt()
  await expect(breaker.run(fails)).rejects.toThrow('away')
  await expect(breaker.run(fails)).rejects.toThrow('away')
  await expect(breaker.run(succeeds)).resolves.toBe('here')
  await open(breaker)
  const attempt = vi.fn(succeeds)
  await expect(breaker.run(attempt)).rejects.toBeInstanceOf(CircuitOpenError)
  expect(attempt).not.toHaveBeenCalled()
})

it('lets one attempt through after its delay, and all once that succeeds', async () => {
  const { clock, breaker } = breakerAt()
  await open(breaker)
  clock.now = 1_000
  let respond = (_value: string) => {}
  const probe = vi.fn(() => new Promise<string>((resolve) => (respond = resolve)))
  const first = breaker.run(probe)
  expect(probe).toHaveBeenCalledExactlyOnceWith(true)
  await expect(breaker.run(succeeds)).rejects.toBeInstanceOf(CircuitOpenError)
  respond('back')
  await expect(first).resolves.toBe('back')
  const attempt = vi.fn(succeeds)
  await expect(breaker.run(attempt)).resolves.toBe('here')
  expect(attempt).toHaveBeenCalledExactlyOnceWith(false)
})

it('waits again after a failed attempt', async () => {
  const { clock, breaker } = breakerAt()
  await open(breaker)
  clock.now = 1_500
  await expect(breaker.run(fails)).rejects.toThrow('away')
  clock.now = 2_400
  await expect(breaker.run(succeeds)).rejects.toBeInstanceOf(CircuitOpenError)
  clock.now = 2_500
  await expect(breaker.run(succeeds)).resolves.toBe('here')
})

it('ignores errors that are not failures of the service', async () => {
  const breaker = new CircuitBreaker({ threshold: 1, openMs: 1_000, isFailure: (error) => error !== 'wrong' })
  await expect(breaker.run(() => Promise.reject('wrong'))).rejects.toBe('wrong')
  expect(breaker.isOpen).toBe(false)
})

it('calls onOpen once, and again after it was closed', async () => {
  const onOpen = vi.fn()
  const clock = { now: 0 }
  const breaker = new CircuitBreaker({ threshold: 3, openMs: 1_000, onOpen, now: () => clock.now })
  await open(breaker)
  clock.now = 1_000
  await expect(breaker.run(fails)).rejects.toThrow('away')
  expect(onOpen).toHaveBeenCalledTimes(1)
  clock.now = 2_000
  await breaker.run(succeeds)
  await open(breaker)
  expect(onOpen).toHaveBeenCalledTimes(2)
})

it('lets all attempts through once it is closed from outside', async () => {
  const { breaker } = breakerAt()
  await open(breaker)
  breaker.close()
  await expect(Promise.all([breaker.run(succeeds), breaker.run(succeeds)])).resolves.toEqual(['here', 'here'])
})
