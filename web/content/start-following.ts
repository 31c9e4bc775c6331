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

/** Hears of changes by the lake's stream, and looks for those that neither it nor a webhook told of, each time when the look before has ended. */
export function startFollowing(env: FollowingOptions): void {
  const server = new OwnServer({
    origin: env.OWN_ORIGIN ?? env.SITE_URL,
    siteSecret: env.SITE_SECRET,
    webhookSecret: env.SANITY_WEBHOOK_SECRET,
  })
  const lookNowAndThen = () =>
    setTimeout(() => server.reconcile().then(lookNowAndThen), env.RECONCILE_SECONDS * 1_000).unref()
  lookNowAndThen()
  followContent(() => client.listen(publishedDocuments, {}, streamOptions), {
    onChange: (change) => server.tell(change),
    onGap: () => server.reconcile(),
  })
}
