import { type Command, callDatabase, usage } from './command.ts'

export const retention: Command = {
  help: `retention run
    Deletes expired records. This also runs automatically whenever emails are sent. Retention periods: docs/operating.md.`,
  async run([action, ...rest], context) {
    if (action !== 'run' || rest.length > 0) throw usage(retention)
    context.print(`Deleted: ${JSON.stringify(await callDatabase(context, 'run_retention'))}`)
  },
}
