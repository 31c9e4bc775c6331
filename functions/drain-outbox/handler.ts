import { endpoint } from '../_shared/endpoint.ts'
import { createMailContent } from '../_shared/mails/mail-content.ts'
import { deliver } from './deliver.ts'
import { claim, runRetention } from './outbox.ts'

/** A hosted function may run for some minutes; the next call of the schedule takes what is left. */
const longestRun = 25_000

/**
 * Sends what is due in the outbox and replies `{sent, failed}`. Any number of runs may overlap: each mail is leased to
 * one of them, and the idempotency key covers a run that died between sending and saying so.
 */
export const handler = endpoint({
  key: 'secret',
  async answer(_body, _request, deps) {
    const until = Date.now() + longestRun
    const worker = { id: crypto.randomUUID(), deps, content: createMailContent(deps.contentLake, deps.fetch) }
    const totals = { sent: 0, failed: 0 }
    await runRetention(deps.database)
    while (Date.now() < until) {
      const mails = await claim(deps.database, worker.id)
      if (mails.length === 0) break
      // The few of one claim go out side by side: what takes time is the provider's answer.
      const statuses = await Promise.all(mails.map((mail) => deliver(mail, worker)))
      const count = (status: string) => statuses.filter((each) => each === status).length
      totals.sent += count('sent')
      totals.failed += count('failed')
      // The provider is down, it seems: the rest is spared the attempt, and the next run looks again.
      if (count('failed') === statuses.length) break
    }
    return { status: 200, body: totals }
  },
})
