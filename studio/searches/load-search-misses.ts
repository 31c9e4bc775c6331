import {
  type editorSearchesRequest,
  type SearchMiss,
  searchMisses,
} from '@tidewright/contracts/forms/editor-searches.ts'
import type { z } from 'zod'

export type MissesResult = { status: 'loaded'; misses: SearchMiss[] } | { status: 'failed'; message: string }

const reasons: Record<number, string> = {
  401: 'Your role in this project may not see searches. Ask an administrator, or log out and in again.',
  403: 'This Studio isn’t registered. Ask whoever runs the site to add its address (STUDIO_ORIGINS).',
}

/** Calls `editor-searches` with the editor's own session. */
export async function loadSearchMisses(
  { functionsUrl, token }: { functionsUrl: string; token: string | undefined },
  locale: z.input<typeof editorSearchesRequest>['locale'],
): Promise<MissesResult> {
  const response = await fetch(`${functionsUrl}/editor-searches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ locale }),
  }).catch(() => null)
  const parsed = response?.ok ? searchMisses.safeParse(await response.json().catch(() => null)) : null
  if (parsed?.success) return { status: 'loaded', misses: parsed.data }
  const message =
    reasons[response?.status ?? 0] ??
    'Couldn’t load the searches. Check your connection and open this tab again.'
  return { status: 'failed', message }
}
