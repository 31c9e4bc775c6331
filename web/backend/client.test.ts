import { expect, it, vi } from 'vitest'

it('is one client for all calls: Supabase warns of a second one in the console', async () => {
  vi.stubEnv('NEXT_PUBLIC_SUPABASE_URL', 'https://backend.example')
  vi.stubEnv('NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'a-key')
  vi.resetModules()
  const { createBackendClient } = await import('./client.ts')
  expect(createBackendClient()).toBe(createBackendClient())
  vi.unstubAllEnvs()
})
