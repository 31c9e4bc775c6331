import { endpoint } from '../_shared/endpoint.ts'
import { createMailContent } from '../_shared/mails/mail-content.ts'
import { createSnapshots } from '../_shared/newsletter/newsletter-mail.ts'
import { followWeeklyRule } from '../_shared/newsletter/weekly-send.ts'
import { deliver } from './deliver.ts'
import { advanceNewsletters, claim, hasDueNewsletters, queueLeadDigest, runRetention } from './outbox.ts'

/** In milliseconds. A hosted function may run for some minutes; the next scheduled call sends the rest. */
const maxRunMs = 25_000
/** How long a run waits for the rate of newsletters; the next scheduled call is 10 seconds after it. */
const maxWaitMs = 9_000
const waitMs = 500

/**
 * Sends all due emails in the outbox and returns `{sent, failed}`. Runs may overlap: each email is leased to one of
 * them, and the idempotency key protects against a run that died between sending and recording. Newsletters are sent at
 * a limited rate, the weekly one by itself, and a run ends early if its request is aborted.
 */
export const handler = endpoint({
  key: 'secret',
  async handle(_body, { signal }, deps) {
    const start = Date.now()
    const worker = {
      id: crypto.randomUUID(),
      deps,
      content: createMailContent(deps.contentLake, deps.fetch),
      snapshots: createSnapshots(deps.database),
    }
    const totals = { sent: 0, failed: 0 }
    await runRetention(deps.database)
    await queueLeadDigest(deps.database)
    // Other emails don't wait for it: an outage of the content lake only delays the weekly send.
    await followWeeklyRule(deps).catch(() => console.error('Couldn’t follow the weekly newsletter rule.'))
    await advanceNewsletters(deps.database)
    while (Date.now() - start < maxRunMs && !signal.aborted) {
      const mails = await claim(deps.database, worker.id)
      if (mails.length === 0) {
        if (Date.now() - start >= maxWaitMs || !(await hasDueNewsletters(deps.database))) break
        await new Promise((resolve) => setTimeout(resolve, waitMs))
        continue
      }
      // The emails of one claim are sent in parallel: most of the time is spent waiting for the provider.
      const statuses = await Promise.all(mails.map((mail) => deliver(mail, worker)))
      const count = (status: string) => statuses.filter((each) => each === status).length
      totals.sent += count('sent')
      totals.failed += count('failed')
      // The provider seems to be down: leave the rest to the next run.
      if (count('failed') === statuses.length) break
    }
    await advanceNewsletters(deps.database)
    return { status: 200, body: totals }
  },
})
