import { type Command, callDatabase, type OperatorContext, usage } from './command.ts'

const states = ['pending', 'sending', 'sent', 'dead', 'cancelled']

export const outbox: Command = {
  help: `outbox list [pending|sending|sent|dead|cancelled]
    Counts the emails in each state and lists the oldest hundred in one state (dead by default).
outbox release <id>|all
    Queues dead and waiting emails to be sent now. Run it once the cause is fixed.
outbox dismiss <id>|all
    Cancels a dead email that nobody wants to send, for example to an address that doesn't exist, or all that can't be
    sent again, because the provider accepted them and their content is deleted.`,
  async run([action, argument = '', ...rest], context) {
    if (action === 'list' && (!argument || states.includes(argument)) && rest.length === 0) {
      context.print(JSON.stringify(await callDatabase(context, 'mail_counts')))
      const list = await callDatabase(context, 'list_mail', { mail_status: argument || 'dead' })
      for (const { id, kind, status, attempts, last_error, created_at } of list)
        context.print(
          `${id}  ${created_at.slice(0, 16)}  ${kind}  ${status}, ${attempts} attempts  ${last_error ?? ''}`,
        )
      return
    }
    if (!/^(\d+|all)$/.test(argument) || rest.length > 0) throw usage(outbox)
    const mail_id = argument === 'all' ? null : Number(argument)
    if (action === 'release') await release(context, mail_id)
    else if (action === 'dismiss')
      context.print(`${await callDatabase(context, 'dismiss_mail', { mail_id })} dismissed.`)
    else throw usage(outbox)
  },
}

/** Releases an email, or all, and says how many of them stay dead. */
async function release(context: OperatorContext, mail_id: number | null): Promise<void> {
  context.print(`${await callDatabase(context, 'release_mail', { mail_id })} released.`)
  const dead = await callDatabase(context, 'list_mail', { mail_status: 'dead', most: 1_000 })
  const kept = dead.filter(({ id }) => mail_id === null || id === mail_id)
  if (kept.length > 0)
    context.print(
      `${kept.length} can't be sent again: the provider accepted them, so their content is deleted. See "Email" in docs/operating.md, then run "outbox dismiss".`,
    )
}
