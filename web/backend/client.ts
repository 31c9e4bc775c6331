import { createClient } from '@supabase/supabase-js'
import type { Database } from '@tidewright/contracts/database.types.ts'
import { limitedFetch } from '@tidewright/contracts/limited-fetch.ts'
import { backend } from './env.ts'

const maxBytes = 4 * 1024 * 1024

const create = () =>
  createClient<Database>(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: limitedFetch(maxBytes) },
  })
let client: ReturnType<typeof create> | undefined

/** The client with the publishable key; one for all calls, since it has no session. */
export function createBackendClient() {
  client ??= create()
  return client
}

/** Timeout of a call, in milliseconds. */
export const callTimeout = 10_000
