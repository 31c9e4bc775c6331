import { expect, it, vi } from 'vitest'
import { CircuitBreaker, CircuitOpenError } from './circuit-breaker.ts'

function breakerAt() {
  const clock = { now: 0 }
  const breaker = new CircuitBreaker({ threshold: 3, openMs: 1_000, now: () => clock.now })
  return { clock, breaker }
}

const fails = () => Promise.reject(new Error('away'))
const answers = () => Promise.resolve('here')

async function open(breaker: CircuitBreaker) {
  for (let time = 0; time < 3; time++) await expect(breaker.run(fails)).rejects.toThrow('away')
}

it('asks on after a failure or two, and not after three', async () => {
  const { breaker } = breakerAt()
  await expect(breaker.run(fails)).rejects.toThrow('away')
  await expect(breaker.run(fails)).rejects.toThrow('away')
  await expect(breaker.run(answers)).resolves.toBe('here')
  await open(breaker)
  const attempt = vi.fn(answers)
  await expect(breaker.run(attempt)).rejects.toBeInstanceOf(CircuitOpenError)
  expect(attempt).not.toHaveBeenCalled()
})

it('lets one attempt through after its time, and all once that succeeds', async () => {
  const { clock, breaker } = breakerAt()
  await open(breaker)
  clock.now = 1_000
  let answer = (_value: string) => {}
  const probe = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)))
  const first = breaker.run(probe)
  expect(probe).toHaveBeenCalledExactlyOnceWith(true)
  await expect(breaker.run(answers)).rejects.toBeInstanceOf(CircuitOpenError)
  answer('back')
  await expect(first).resolves.toBe('back')
  const attempt = vi.fn(answers)
  await expect(breaker.run(attempt)).resolves.toBe('here')
  expect(attempt).toHaveBeenCalledExactlyOnceWith(false)
})

it('waits anew after an attempt that failed', async () => {
  const { clock, breaker } = breakerAt()
  await open(breaker)
  clock.now = 1_500
  await expect(breaker.run(fails)).rejects.toThrow('away')
  clock.now = 2_400
  await expect(breaker.run(answers)).rejects.toBeInstanceOf(CircuitOpenError)
  clock.now = 2_500
  await expect(breaker.run(answers)).resolves.toBe('here')
})

it('takes no account of questions that are wrong', async () => {
  const breaker = new CircuitBreaker({ threshold: 1, openMs: 1_000, isFailure: (error) => error !== 'wrong' })
  await expect(breaker.run(() => Promise.reject('wrong'))).rejects.toBe('wrong')
  expect(breaker.isOpen).toBe(false)
})

it('tells once that it opened, and again after it was closed', async () => {
  const onOpen = vi.fn()
  const clock = { now: 0 }
  const breaker = new CircuitBreaker({ threshold: 3, openMs: 1_000, onOpen, now: () => clock.now })
  await open(breaker)
  clock.now = 1_000
  await expect(breaker.run(fails)).rejects.toThrow('away')
  expect(onOpen).toHaveBeenCalledTimes(1)
  clock.now = 2_000
  await breaker.run(answers)
  await open(breaker)
  expect(onOpen).toHaveBeenCalledTimes(2)
})

it('asks again at once when it is told that the service is well', async () => {
  const { breaker } = breakerAt()
  await open(breaker)
  breaker.close()
  await expect(Promise.all([breaker.run(answers), breaker.run(answers)])).resolves.toEqual(['here', 'here'])
})
