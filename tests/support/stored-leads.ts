import type { TestStack } from './test-stack.ts'

/** The stored leads of an email address, as the database has them. */
export async function storedLeads(
  { settings: { supabase } }: TestStack,
  email: string,
): Promise<Record<string, unknown>[]> {
  const url = `${supabase.url}/rest/v1/leads?select=*&email=eq.${encodeURIComponent(email)}`
  const headers = { apikey: supabase.secretKey, authorization: `Bearer ${supabase.secretKey}` }
  return (await fetch(url, { headers })).json()
}
