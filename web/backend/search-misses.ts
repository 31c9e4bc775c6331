import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { callTimeout, createBackendClient } from './client.ts'

/** Counts a search without results. A failure only loses the count. */
export async function recordSearchMiss(
  locale: LocaleId,
  query: string,
  headers: Record<string, string>,
): Promise<void> {
  const signal = AbortSignal.timeout(callTimeout)
  await createBackendClient()
    .functions.invoke('record-search-miss', { body: { locale, query }, headers, signal })
    .catch(() => {})
}
