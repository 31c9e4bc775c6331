import { channel } from 'node:diagnostics_channel'

/*
 * Pages and API routes are bundled apart from the server that serves them; in one process they share Node.js's own channels.
 */
const staleTags = channel('tidewright:stale-tags')

export function announceStaleTags(tags: readonly string[]): void {
  if (tags.length > 0) staleTags.publish(tags)
}

/** Hears of every publication that the site learns of. */
export function onStaleTags(listen: () => void): void {
  staleTags.subscribe(listen)
}
