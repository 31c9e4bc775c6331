import { channel } from 'node:diagnostics_channel'

/*
 * Pages and API routes are bundled separately from the server that serves them. They run in one process and share
 * Node.js's channels.
 */
const staleTags = channel('tidewright:stale-tags')
const stored = channel('tidewright:stored-response')

export function announceStaleTags(tags: readonly string[]): void {
  if (tags.length > 0) staleTags.publish(tags)
}

/** Calls `listen` whenever tags are marked as stale. */
export function onStaleTags(listen: (tags: readonly string[]) => void): void {
  staleTags.subscribe((tags) => listen(tags as readonly string[])) // nothing else publishes there
}

/** Next.js's cache has stored a response that it has rendered. */
export function announceStored(): void {
  stored.publish(null)
}

/** Each promise of the returned function resolves once a response is stored that wasn't when it was called. */
export function followStored(): () => Promise<void> {
  let next = Promise.withResolvers<void>()
  stored.subscribe(() => {
    // Until then, Next.js answers with the response before it.
    setImmediate(next.resolve)
    next = Promise.withResolvers<void>()
  })
  return () => next.promise
}
