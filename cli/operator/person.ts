import { type Command, callDatabase, usage } from './command.ts'

export const retention: Command = {
  help: `retention run
    Deletes expired records. This also runs automatically whenever emails are sent. Retention periods: docs/operating.md.`,
  async run([action, ...rest], context) {
    if (action !== 'run' || rest.length > 0) throw usage(retention)
    context.print(`Deleted: ${JSON.stringify(await callDatabase(context, 'run_retention'))}`)
  },
}

export const person: Command = {
  help: `person export <email>
    Exports everything stored about an email address, as JSON.
person erase <email> --yes
    Erases all of it, including unsent emails. Only a hash is kept, so that the person is not emailed again.`,
  async run([action, email, ...rest], context) {
    if (!email?.includes('@')) throw usage(person)
    if (action === 'export' && rest.length === 0) {
      context.print(JSON.stringify(await callDatabase(context, 'export_person', { email }), null, 2))
    } else if (action === 'erase' && rest.join() === '--yes') {
      context.print(`Erased: ${JSON.stringify(await callDatabase(context, 'erase_person', { email }))}`)
    } else throw usage(person)
  },
}
