import 'server-only'
import { toSearchMiss } from '@tidewright/contracts/forms/search-misses.ts'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { recordSearchMiss } from '@/backend/search-misses.ts'
import { siteHeaders } from '@/security/visitor-headers.ts'

/** Counts a search without results, for editors: what was searched, not who did. */
export async function countMiss(locale: LocaleId, query: string): Promise<void> {
  const miss = toSearchMiss(query)
  if (miss) await recordSearchMiss(locale, miss, siteHeaders())
}
