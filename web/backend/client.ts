import { createClient } from '@supabase/supabase-js'
import { backend } from './env.ts'

/** Creates a client with the publishable key. */
export function createBackendClient() {
  return createClient(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
}

/** Timeout of a call, in milliseconds. */
export const callTimeout = 10_000
