import { announceContentStream, announceReported } from '../../next-internals/content-stream-channel.ts'
import { onLakeDown } from '../../next-internals/lake-channel.ts'
import { streamClient } from '../lake/client.ts'
import { listenToContent, publishedDocuments, streamOptions } from './content-listener.ts'
import { LoopbackClient } from './loopback-client.ts'

type ContentListenerEnv = {
  OWN_ORIGIN?: string
  SITE_URL: string
  SITE_SECRET: string
  RECONCILE_SECONDS: number
}

/** Interval between reconciliations while the lake is down, in milliseconds. */
const outageIntervalMs = 2_000

/**
 * Follows the lake's event stream, and reconciles at intervals to catch what neither the stream nor a webhook reported;
 * more often while the lake is down, so that pages rendered from old content are refreshed soon after it is back.
 */
export function startContentListener(env: ContentListenerEnv): void {
  const loopback = new LoopbackClient({
    origin: env.OWN_ORIGIN ?? env.SITE_URL,
    siteSecret: env.SITE_SECRET,
    onReported: announceReported,
  })
  let timer: NodeJS.Timeout | undefined
  const reconcileIn = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(async () => {
      const hasResponded = await loopback.reconcile()
      reconcileIn(hasResponded ? env.RECONCILE_SECONDS * 1_000 : outageIntervalMs)
    }, ms).unref()
  }
  reconcileIn(env.RECONCILE_SECONDS * 1_000)
  onLakeDown(() => reconcileIn(outageIntervalMs))
  listenToContent(() => streamClient.listen(publishedDocuments, {}, streamOptions), {
    onChanges: (changes) => loopback.notify(changes),
    onGap: () => {
      announceContentStream({ isConnected: true })
      loopback.reconcile()
    },
    onLost: () => announceContentStream({ isConnected: false }),
    onLag: (lagMs) => announceContentStream({ lagMs }),
  })
}
