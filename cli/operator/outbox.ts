import { type Command, callDatabase, usage } from './command.ts'

const states = ['pending', 'sending', 'sent', 'dead', 'cancelled']

export const outbox: Command = {
  help: `outbox list [pending|sending|sent|dead|cancelled]
    Counts the emails in each state and lists the oldest hundred in one state (dead by default).
outbox release <id>|all
    Queues dead and waiting emails to be sent now. Run it once the cause is fixed.`,
  async run([action, argument, ...rest], context) {
    if (action === 'list' && (!argument || states.includes(argument)) && rest.length === 0) {
      context.print(JSON.stringify(await callDatabase(context, 'mail_counts')))
      const list = await callDatabase(context, 'list_mail', { mail_status: argument ?? 'dead' })
      for (const { id, kind, status, attempts, last_error, created_at } of list)
        context.print(
          `${id}  ${created_at.slice(0, 16)}  ${kind}  ${status}, ${attempts} attempts  ${last_error ?? ''}`,
        )
    } else if (action === 'release' && /^(\d+|all)$/.test(argument ?? '') && rest.length === 0) {
      const mail_id = argument === 'all' ? null : Number(argument)
      context.print(`${await callDatabase(context, 'release_mail', { mail_id })} released.`)
    } else throw usage(outbox)
  },
}
