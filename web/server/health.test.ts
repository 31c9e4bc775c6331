import { expect, it, vi } from 'vitest'
import { Health } from './health.ts'

it('tells a load balancer that it is up, and when it is ending', () => {
  const health = new Health()
  const status = (url: string) => {
    const writeHead = vi.fn()
    const hasResponded = Reflect.apply(health.respond, health, [{ url }, { writeHead, end: vi.fn() }])
    return hasResponded && Reflect.get(writeHead.mock.calls[0] ?? [], 0)
  }
  expect([status('/api/health'), status('/api/ready'), status('/')]).toEqual([200, 200, false])
  const response = { shouldKeepAlive: true }
  Reflect.apply(health.respond, health, [{ url: '/' }, response])
  expect(response.shouldKeepAlive).toBe(true)
  health.drain()
  Reflect.apply(health.respond, health, [{ url: '/' }, response])
  expect(response.shouldKeepAlive).toBe(false)
  expect([status('/api/health'), status('/api/ready')]).toEqual([200, 503])
})
