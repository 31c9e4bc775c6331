import { createClient } from '@supabase/supabase-js'
import type { Database } from '@tidewright/schemas/database.types.ts'
import { backend } from './env.ts'

/** Creates a client with the publishable key. */
export function createBackendClient() {
  return createClient<Database>(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
}

/** Timeout of a call, in milliseconds. */
export const callTimeout = 10_000
