import { endpoint } from '../_shared/endpoint.ts'
import { createMailContent } from '../_shared/mails/mail-content.ts'
import { deliver } from './deliver.ts'
import { claim, runRetention } from './outbox.ts'

/** In milliseconds. A hosted function may run for some minutes; the next scheduled call sends the rest. */
const maxRunMs = 25_000

/**
 * Sends all due emails in the outbox and returns `{sent, failed}`. Runs may overlap: each email is leased to one of
 * them, and the idempotency key protects against a run that died between sending and recording.
 */
export const handler = endpoint({
  key: 'secret',
  async handle(_body, _request, deps) {
    const until = Date.now() + maxRunMs
    const worker = { id: crypto.randomUUID(), deps, content: createMailContent(deps.contentLake, deps.fetch) }
    const totals = { sent: 0, failed: 0 }
    await runRetention(deps.database)
    while (Date.now() < until) {
      const mails = await claim(deps.database, worker.id)
      if (mails.length === 0) break
      // The emails of one claim are sent in parallel: most of the time is spent waiting for the provider.
      const statuses = await Promise.all(mails.map((mail) => deliver(mail, worker)))
      const count = (status: string) => statuses.filter((each) => each === status).length
      totals.sent += count('sent')
      totals.failed += count('failed')
      // The provider seems to be down: leave the rest to the next run.
      if (count('failed') === statuses.length) break
    }
    return { status: 200, body: totals }
  },
})
