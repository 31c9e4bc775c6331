import { defaultLocale, locales } from '@tidewright/contracts/locales.ts'
import type { LoopbackServer } from '../loopback-server.ts'

/** Path of the page for paths that don't exist, in the locale of a URL. */
export function notFoundPath(url: string): string {
  const first = url.split(/[/?#]/)[1]
  const locale = locales.find(({ id }) => id === first && id !== defaultLocale)
  return locale ? `/${locale.id}/not-found` : '/not-found'
}

/** Renders that page; null if it can't be rendered, and Next.js's empty document has to do. */
export async function renderNotFoundPage(
  { render }: Pick<LoopbackServer, 'render'>,
  url: string,
): Promise<Buffer | null> {
  const path = notFoundPath(url)
  if (url === path) return null
  const { status, body } = await render({ url: path, headers: {} }).catch(() => ({ status: 0, body: null }))
  return status === 200 ? body : null
}
