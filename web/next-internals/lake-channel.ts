import { channel } from 'node:diagnostics_channel'

/*
 * Pages, API routes and what runs beside them are bundled apart, each with a circuit breaker of its own; in one process they share
 * Node.js's own channels.
 */
const down = channel('tidewright:lake-down')
const up = channel('tidewright:lake-up')

export function announceLakeDown(): void {
  down.publish(null)
}

/** Hears each time that one of them finds the content lake to be down. */
export function onLakeDown(listen: () => void): void {
  down.subscribe(listen)
}

export function announceLakeUp(): void {
  up.publish(null)
}

/** Hears each time that one of them gets an answer after that. */
export function onLakeUp(listen: () => void): void {
  up.subscribe(listen)
}

/** Listens to both. What it returns is true from when anything in this process found that the lake fails until anything gets an answer. */
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
