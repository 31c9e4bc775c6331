import { createClient } from '@supabase/supabase-js'
import { backend } from './env.ts'

/** A client with the publishable key. */
export function createBackendClient() {
  return createClient(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
}

/** How long a call may take, in milliseconds. */
export const callTimeout = 10_000
