import { afterEach, expect, it, vi } from 'vitest'
import { readServerEnv } from './env.ts'

afterEach(() => vi.unstubAllEnvs())

function metricsOf(settings: Record<string, string>) {
  vi.stubEnv('SITE_SECRET', 'a-secret-of-the-site')
  vi.stubEnv('STUDIO_URL', 'https://studio.example')
  vi.stubEnv('NEXT_PUBLIC_SUPABASE_URL', 'https://backend.example')
  vi.stubEnv('NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'public')
  vi.stubEnv('METRICS_PORT', undefined)
  vi.stubEnv('METRICS_HOST', undefined)
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  return readServerEnv().metrics
}

it('keeps the port of the metrics closed unless one is set, and then open to this machine only', () => {
  expect(metricsOf({})).toEqual({ port: 0, host: '127.0.0.1' })
  expect(metricsOf({ METRICS_PORT: '', METRICS_HOST: '' })).toEqual({ port: 0, host: '127.0.0.1' })
  expect(metricsOf({ METRICS_PORT: '9464' })).toEqual({ port: 9464, host: '127.0.0.1' })
  expect(metricsOf({ METRICS_PORT: '9464', METRICS_HOST: '::' }).host).toBe('::')
})

it('refuses a port that is none', () => {
  expect(() => metricsOf({ METRICS_PORT: '99999' })).toThrow(/METRICS_PORT/)
  expect(() => metricsOf({ METRICS_PORT: 'yes' })).toThrow(/METRICS_PORT/)
})
