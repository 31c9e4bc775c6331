import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '@tidewright/schemas/database.types.ts'

export type DatabaseClient = SupabaseClient<Database>

/** The functions of the database, by name. */
export type SqlFunctions = Database['public']['Functions']

/** A client for servers: no session to keep, no refresh timer that would hold a process open. */
export function connectDatabase(url: string, secretKey: string, via: typeof fetch = fetch): DatabaseClient {
  return createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: via },
  })
}
