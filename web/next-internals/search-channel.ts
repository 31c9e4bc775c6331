import { channel } from 'node:diagnostics_channel'

/*
 * Pages and API routes are bundled apart from the server that has the search index. Both run in one process and share
 * Node.js's channels, which call their subscribers synchronously.
 */
const searches = channel('tidewright:search')

type Message = { request: unknown; reply: Promise<unknown> | null }

/** Lets pages and API routes use `search`. */
export function provideSearch(search: (request: never) => Promise<unknown>): void {
  searches.subscribe((message) => {
    const { request } = message as Message // nothing else publishes there
    Object.assign(Object(message), { reply: search(request as never) }) // content/search passes a request
  })
}

/** The reply of `search`; null where the site runs without our server. */
export function requestSearch(request: unknown): Promise<unknown> | null {
  const message: Message = { request, reply: null }
  searches.publish(message)
  return message.reply
}
