/** Checked by tsc: wrong names, arguments or types must not compile. `@ts-expect-error` fails if they do. */
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
    // @ts-expect-error: unknown column.
    mail.recipient
  }
  // @ts-expect-error: unknown function.
  database.rpc('claim_mails', { worker: 'a' })
  // @ts-expect-error: unknown argument, and the required one is missing.
  database.rpc('claim_mail', { workers: 'a' })
  // @ts-expect-error: `batch` is a number.
  database.rpc('claim_mail', { worker: 'a', batch: 'all' })

  callForm(deps, 'confirm_newsletter', { email: 'ada@ferrer.example' })
  // @ts-expect-error: unknown function.
  callForm(deps, 'confirm', { email: 'ada@ferrer.example' })
  // @ts-expect-error: unknown argument.
  callForm(deps, 'confirm_newsletter', { email: 'ada@ferrer.example', address: '' })
  // @ts-expect-error: arguments are missing.
  callForm(deps, 'resubscribe', { email: 'ada@ferrer.example' })
}
