import { channel } from 'node:diagnostics_channel'

/*
 * Pages and API routes are bundled separately from the server that serves them. They run in one process and share
 * Node.js's channels.
 */
const staleTags = channel('tidewright:stale-tags')

export function announceStaleTags(tags: readonly string[]): void {
  if (tags.length > 0) staleTags.publish(tags)
}

/** Calls `listen` whenever tags are marked as stale. */
export function onStaleTags(listen: (tags: readonly string[]) => void): void {
  staleTags.subscribe((tags) => listen(tags as readonly string[])) // nothing else publishes there
}
