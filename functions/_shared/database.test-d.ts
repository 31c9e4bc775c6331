/** Checked by tsc: a wrong name, argument or type does not compile. `@ts-expect-error` fails where it does. */
import type { DatabaseClient } from './database.ts'
import type { FunctionDeps } from './deps.ts'
import { callForm } from './form-endpoint.ts'

export async function databaseTypes(database: DatabaseClient, deps: FunctionDeps) {
  const { data } = await database.rpc('claim_mail', { worker: 'a', batch: 1 })
  const [mail] = data ?? []
  if (mail) {
    mail.id satisfies number
    // @ts-expect-error: an id is a number.
    mail.id satisfies string
    // @ts-expect-error: no such column.
    mail.recipient
  }
  // @ts-expect-error: no such function.
  database.rpc('claim_mails', { worker: 'a' })
  // @ts-expect-error: no such argument, and the one without a default is missing.
  database.rpc('claim_mail', { workers: 'a' })
  // @ts-expect-error: a batch is a number.
  database.rpc('claim_mail', { worker: 'a', batch: 'all' })

  callForm(deps, 'confirm_newsletter', { email: 'ada@ferrer.example' })
  // @ts-expect-error: no such function.
  callForm(deps, 'confirm', { email: 'ada@ferrer.example' })
  // @ts-expect-error: no such argument.
  callForm(deps, 'confirm_newsletter', { email: 'ada@ferrer.example', address: '' })
  // @ts-expect-error: arguments are missing.
  callForm(deps, 'resubscribe', { email: 'ada@ferrer.example' })
}
