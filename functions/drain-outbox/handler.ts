import type { FunctionDeps } from '../_shared/deps.ts'
import { endpoint } from '../_shared/endpoint.ts'
import { loadMailCopy } from '../_shared/mails/mail-copy.ts'
import { renderMail } from '../_shared/mails/render.ts'
import { type SendResult, sendMail } from '../_shared/mails/send-mail.ts'
import type { ClaimedMail } from './outbox.ts'
import { claim, prune, recordResult } from './outbox.ts'

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
        const result = await deliver(mail, deps)
        await recordResult(deps.database, worker, mail.id, result)
        totals[result.status === 'sent' ? 'sent' : 'failed'] += 1
      }
      if (Date.now() > until) break
    }
    return { status: 200, body: totals }
  },
})

async function deliver(mail: ClaimedMail, deps: FunctionDeps): Promise<SendResult> {
  try {
    const text = await loadMailCopy(mail.kind, deps.contentLake, deps.fetch)
    const rendered = renderMail(mail.kind, mail.payload, deps.mail, text)
    return await sendMail(rendered, mail.idempotency_key, deps)
  } catch {
    console.error(`Mail ${mail.id} of the outbox could not be rendered.`)
    return { status: 'refused', error: 'not rendered' }
  }
}
