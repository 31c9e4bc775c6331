import { channel } from 'node:diagnostics_channel'

/*
 * API routes are bundled apart from the server that has the response cache. Both run in one process and share Node.js's
 * channels, which call their subscribers synchronously.
 */
const popularPages = channel('tidewright:popular-pages')

/** Lets API routes read the paths that `list` returns. */
export function providePopularPages(list: () => string[]): void {
  popularPages.subscribe((message) => Object.assign(Object(message), { paths: list() }))
}

/** Paths of the pages that visitors request most; empty where the site runs without our server. */
export function readPopularPages(): string[] {
  const message: { paths: string[] } = { paths: [] }
  popularPages.publish(message)
  return message.paths
}
