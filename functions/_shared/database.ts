import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '@tidewright/contracts/database.types.ts'
import { limitedFetch } from '@tidewright/contracts/limited-fetch.ts'

export type DatabaseClient = SupabaseClient<Database>

/** The database's functions by name. */
export type SqlFunctions = Database['public']['Functions']

/** The longest response lists a thousand leads; the slowest queues a newsletter. */
const fetchLimited = limitedFetch(32 * 1024 * 1024)
const timeoutMs = 60_000

const fetchInTime: typeof fetch = (input, init) => {
  const signals = [AbortSignal.timeout(timeoutMs), init?.signal ?? []].flat()
  return fetchLimited(input, { ...init, signal: AbortSignal.any(signals) })
}

/** A client for servers: without a session or a refresh timer that would keep a process alive. */
export function connectDatabase(url: string, secretKey: string, via = fetchInTime): DatabaseClient {
  return createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: via },
  })
}
