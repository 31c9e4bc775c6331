import { channel } from 'node:diagnostics_channel'

/*
 * The content listener is bundled apart from the server in front of Next.js. Both run in one process and share Node.js's
 * channels.
 */
const changes = channel('tidewright:content-stream')

/** The content lake's event stream, as this process follows it. */
export type ContentStream = {
  isConnected: boolean
  /** Milliseconds from the last reported change to its report, by the clocks of both machines; null before the first. */
  lagMs: number | null
}

export function announceContentStream(change: Partial<ContentStream>): void {
  changes.publish(change)
}

/** The state of the stream from now on: call it before the listener starts. */
export function followContentStream(): Readonly<ContentStream> {
  const stream: ContentStream = { isConnected: false, lagMs: null }
  changes.subscribe((change) => Object.assign(stream, change))
  return stream
}
