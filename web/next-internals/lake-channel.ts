import { channel } from 'node:diagnostics_channel'

/*
 * Pages, API routes and what runs beside them are bundled apart, each with a circuit breaker of its own; in one process they share
 * Node.js's own channels.
 */
const lakeDown = channel('tidewright:lake-down')

export function announceLakeDown(): void {
  lakeDown.publish(null)
}

/** Hears each time that one of them finds the content lake to be down. */
export function onLakeDown(listen: () => void): void {
  lakeDown.subscribe(listen)
}
