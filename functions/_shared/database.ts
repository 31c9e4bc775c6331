import { createClient, type SupabaseClient } from '@supabase/supabase-js'

/** A client for servers: no session to keep, no refresh timer that would hold a process open. */
export function connectDatabase(url: string, secretKey: string, via: typeof fetch = fetch): SupabaseClient {
  return createClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: via },
  })
}
