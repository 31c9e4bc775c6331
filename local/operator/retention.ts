import { callDatabase, usage, type Verb } from './verb.ts'

export const retention: Verb = {
  help: `retention run
    Deletes what is older than its period, as happens by itself whenever mail is sent. The periods: docs/operating.md.`,
  async run([action, ...rest], context) {
    if (action !== 'run' || rest.length > 0) throw usage(retention)
    context.print(`Deleted: ${JSON.stringify(await callDatabase(context, 'run_retention'))}`)
  },
}
