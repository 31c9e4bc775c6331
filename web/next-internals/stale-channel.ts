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
export function onStaleTags(listen: () => void): void {
  staleTags.subscribe(listen)
}
