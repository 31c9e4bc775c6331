import { connectDatabase, type DatabaseClient } from '../../../functions/_shared/database.ts'
import type { TestStack } from '../test-stack.ts'

/** The database of a running copy with the secret key, to inspect it and to cause faults. */
export function databaseOf({ settings: { supabase } }: TestStack): DatabaseClient {
  return connectDatabase(supabase.url, supabase.secretKey)
}

/** The download count of the row with a title. */
export async function downloadsOf(stack: TestStack, title: string): Promise<number> {
  const { data } = await databaseOf(stack)
    .from('downloadable_resources')
    .select('download_count')
    .eq('title', title)
    .single()
  return Number(data?.download_count)
}

/** Adds a confirmed newsletter subscriber if missing. It doesn't count towards rate limits. */
export async function putOnList(stack: TestStack, email: string, locale?: string): Promise<void> {
  const row = { email, locale, confirmed_at: new Date().toISOString() }
  const { error } = await databaseOf(stack).from('newsletter_subscribers').insert(row)
  if (error && error.code !== '23505') throw new Error(error.message)
}

/** The stored leads of an email address. */
export async function storedLeads(stack: TestStack, email: string) {
  const { data } = await databaseOf(stack).from('leads').select().eq('email', email).throwOnError()
  return data
}
