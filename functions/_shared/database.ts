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

/** Calls a function of the database. @throws with its error code only: the message could contain personal data. */
export async function callDatabase<Name extends keyof SqlFunctions>(
  { database }: { database: DatabaseClient },
  name: Name,
  args?: SqlFunctions[Name]['Args'],
): Promise<SqlFunctions[Name]['Returns']> {
  const { data, error } = await database.rpc(name, args)
  if (error) throw Object.assign(new Error('The database refused.'), { name: `DatabaseError ${error.code}` })
  return data
}
