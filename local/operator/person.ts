import { callDatabase, usage, type Verb } from './verb.ts'

export const person: Verb = {
  help: `person export <email>
    Everything that is stored about an address, as JSON.
person erase <email> --yes
    Erases all of it, mails that wait included. What stays is a hash, so that the address is not mailed again.`,
  async run([action, email, ...rest], context) {
    if (!email?.includes('@')) throw usage(person)
    if (action === 'export' && rest.length === 0) {
      context.print(JSON.stringify(await callDatabase(context, 'export_person', { email }), null, 2))
    } else if (action === 'erase' && rest.join() === '--yes') {
      context.print(`Erased: ${JSON.stringify(await callDatabase(context, 'erase_person', { email }))}`)
    } else throw usage(person)
  },
}
