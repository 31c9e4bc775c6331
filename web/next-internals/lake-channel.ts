import { channel } from 'node:diagnostics_channel'

/*
 * Pages, API routes and background code are bundled separately, each with its own circuit breaker. They run in one
 * process and share Node.js's channels.
 */
const down = channel('tidewright:lake-down')
const up = channel('tidewright:lake-up')

export function announceLakeDown(): void {
  down.publish(null)
}

/** Calls `listen` each time that one of them finds the content lake down. */
export function onLakeDown(listen: () => void): void {
  down.subscribe(listen)
}

export function announceLakeUp(): void {
  up.publish(null)
}

/** Calls `listen` each time that one of them gets a response after that. */
export function onLakeUp(listen: () => void): void {
  up.subscribe(listen)
}

/** Follows both. The returned function is true from the first sign that the lake is down until any query succeeds. */
export function followLakeState(): () => boolean {
  let isDown = false
  onLakeDown(() => {
    isDown = true
  })
  onLakeUp(() => {
    isDown = false
  })
  return () => isDown
}
