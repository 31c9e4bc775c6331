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

/** The suggestion that the page has ready, hidden: its attributes, the text before its link, and the link's. */
const hiddenSuggestion = /<p hidden="" data-nearest="true"([^>]*)>([^<]*)<a href="[^"]*"([^>]*)>[^<]*<\/a>/

/** Shows the path that a visitor probably meant, in the page for paths that don't exist. */
export function suggestPath(page: Buffer, path: string): Buffer {
  const escaped = path.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
  const show = (_: string, ofText: string, before: string, ofLink: string) =>
    `<p${ofText}>${before}<a href="${escaped}"${ofLink}>${escaped}</a>`
  return Buffer.from(page.toString('utf8').replace(hiddenSuggestion, show))
}
