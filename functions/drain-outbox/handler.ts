import type { FunctionDeps } from '../_shared/deps.ts'
import { endpoint } from '../_shared/endpoint.ts'
import { renderMail } from '../_shared/mails/render.ts'
import { type Sending, sendMail } from '../_shared/mails/send.ts'
import { mailTextOf } from '../_shared/mails/texts.ts'
import type { ClaimedMail } from './outbox.ts'
import { claim, prune, settle } from './outbox.ts'

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
    const worker = crypto.randomUUID()
    const totals = { sent: 0, failed: 0 }
    await prune(deps.database)
    for (
      let mails = await claim(deps.database, worker);
      mails.length;
      mails = await claim(deps.database, worker)
    ) {
      for (const mail of mails) {
        const sending = await deliver(mail, deps)
        await settle(deps.database, worker, mail.id, sending)
        totals[sending.result === 'sent' ? 'sent' : 'failed'] += 1
      }
      if (Date.now() > until) break
    }
    return { status: 200, body: totals }
  },
})

async function deliver(mail: ClaimedMail, deps: FunctionDeps): Promise<Sending> {
  try {
    const text = await mailTextOf(mail.kind, deps.contentLake, deps.fetch)
    const rendered = renderMail(mail.kind, mail.payload, deps.mail, text)
    return await sendMail(rendered, mail.idempotency_key, deps)
  } catch {
    console.error(`Mail ${mail.id} of the outbox could not be rendered.`)
    return { result: 'refused', error: 'not rendered' }
  }
}
