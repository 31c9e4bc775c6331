import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '@tidewright/contracts/database.types.ts'

export type DatabaseClient = SupabaseClient<Database>

/** The database's functions by name. */
export type SqlFunctions = Database['public']['Functions']

/** A client for servers: without a session or a refresh timer that would keep a process alive. */
export function connectDatabase(url: string, secretKey: string, via: typeof fetch = fetch): DatabaseClient {
  return createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: via },
  })
}
