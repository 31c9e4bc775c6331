import { defaultLocale, locales } from '@tidewright/schemas/locales.ts'

/** Where the page for what is not found lives, in the language of an address. */
export function notFoundPath(url: string): string {
  const first = url.split(/[/?#]/)[1]
  const locale = locales.find(({ id }) => id === first && id !== defaultLocale)
  return locale ? `/${locale.id}/not-found` : '/not-found'
}

/** Fetches that page from the site itself; null when it cannot be had, and the empty document has to do. */
export async function fetchNotFoundPage(origin: string, url: string): Promise<Buffer | null> {
  const path = notFoundPath(url)
  if (url === path) return null
  try {
    const reply = await fetch(origin + path, { signal: AbortSignal.timeout(5_000) })
    return reply.ok ? Buffer.from(await reply.arrayBuffer()) : null
  } catch {
    return null
  }
}
