import { createClient } from '@supabase/supabase-js'
import type { Database } from '@tidewright/schemas/database.types.ts'
import { backend } from './env.ts'

/** A client with the publishable key. */
export function createBackendClient() {
  return createClient<Database>(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
}

/** How long a call may take, in milliseconds. */
export const callTimeout = 10_000
