import { channel } from 'node:diagnostics_channel'

/*
 * The content listener is bundled apart from the server in front of Next.js. Both run in one process and share Node.js's
 * channels.
 */
const changes = channel('tidewright:content-stream')
const reported = channel('tidewright:reported-changes')

/** The content lake's event stream, as this process follows it. */
export type ContentStream = {
  isConnected: boolean
  /** Milliseconds from the last reported change to its report, by the clocks of both machines; null before the first. */
  lagMs: number | null
}

/** A change of a document in a transaction of the content lake. */
export type ReportedChange = { _id: string; transactionId: string }

export function announceContentStream(change: Partial<ContentStream>): void {
  changes.publish(change)
}

/** The state of the stream from now on: call it before the listener starts. */
export function followContentStream(): Readonly<ContentStream> {
  const stream: ContentStream = { isConnected: false, lagMs: null }
  changes.subscribe((change) => Object.assign(stream, change))
  return stream
}

/** What was read from these documents has been marked as stale, as the stream reported. */
export function announceReported(changed: readonly ReportedChange[]): void {
  reported.publish(changed)
}

export function onReported(listen: (changed: readonly ReportedChange[]) => void): void {
  reported.subscribe((changed) => listen(changed as readonly ReportedChange[])) // nothing else publishes there
}
