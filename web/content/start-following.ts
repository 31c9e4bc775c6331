import { onLakeDown } from '../next-internals/lake-channel.ts'
import { client } from './client.ts'
import { followContent, publishedDocuments, streamOptions } from './follow-content.ts'
import { OwnServer } from './own-server.ts'

type FollowingOptions = {
  OWN_ORIGIN?: string
  SITE_URL: string
  SITE_SECRET: string
  SANITY_WEBHOOK_SECRET: string
  RECONCILE_SECONDS: number
}

/** Between two looks whether a lake that is down is back, in milliseconds. */
const outageMs = 2_000

/**
 * Hears of changes by the lake's stream, and looks for those that neither it nor a webhook told of, each time when the look before
 * has ended; more often while the lake is down, so that what was made of old content is made anew once it is back.
 */
export function startFollowing(env: FollowingOptions): void {
  const server = new OwnServer({
    origin: env.OWN_ORIGIN ?? env.SITE_URL,
    siteSecret: env.SITE_SECRET,
    webhookSecret: env.SANITY_WEBHOOK_SECRET,
  })
  let timer: NodeJS.Timeout | undefined
  const lookIn = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(async () => {
      const isAnswered = await server.reconcile()
      lookIn(isAnswered ? env.RECONCILE_SECONDS * 1_000 : outageMs)
    }, ms).unref()
  }
  lookIn(env.RECONCILE_SECONDS * 1_000)
  onLakeDown(() => lookIn(outageMs))
  followContent(() => client.listen(publishedDocuments, {}, streamOptions), {
    onChange: (change) => server.tell(change),
    onGap: () => server.reconcile(),
  })
}
