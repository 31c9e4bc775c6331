import { writeFileSync } from 'node:fs'
import type { Command, OperatorContext } from './command.ts'
import { usage } from './command.ts'
import { toCsv } from './csv.ts'

const pageSize = 1_000

/** Reads rows `from` to `to` of a table, oldest first. */
type ReadPage = (
  database: OperatorContext['database'],
  from: number,
  to: number,
) => PromiseLike<{ data: Record<string, unknown>[] | null; error: { message: string } | null }>

/** A command that writes columns of a table as CSV, to a file or to the terminal. */
function csvCommand(help: string, columns: string, readPage: ReadPage): Command {
  const command: Command = {
    help,
    async run(args, context) {
      const [option, file] = args
      if (option !== undefined && (option !== '--file' || !file)) throw usage(command)
      const rows = await readAll(context, readPage)
      const csv = toCsv(columns.split(', '), rows)
      if (!file) return context.print(csv)
      writeFileSync(file, csv, { mode: 0o600 })
      context.print(`${rows.length} rows written to ${file}. Only you can read the file.`)
    },
  }
  return command
}

async function readAll({ database }: OperatorContext, readPage: ReadPage) {
  const rows: Record<string, unknown>[] = []
  for (let from = 0; ; from += pageSize) {
    const { data, error } = await readPage(database, from, from + pageSize - 1)
    if (error || !data) throw new Error(`Couldn't read the rows from the database: ${error?.message}`)
    rows.push(...data)
    if (data.length < pageSize) return rows
  }
}

const leadColumns = 'created_at, name, email, company, phone, locale, suspected'

export const leads = csvCommand(
  `leads [--file leads.csv]
    Exports all leads as CSV, oldest first. Safe to open in a spreadsheet: no field is a formula.`,
  leadColumns,
  (database, from, to) =>
    database.from('leads').select(leadColumns).order('created_at').order('id').range(from, to),
)

const subscriberColumns = 'email, locale, confirmed_at, consent_version'

export const subscribers = csvCommand(
  `subscribers [--file subscribers.csv]
    Exports confirmed newsletter subscribers as CSV. Unconfirmed and unsubscribed emails are left out.`,
  subscriberColumns,
  (database, from, to) =>
    database
      .from('newsletter_subscribers')
      .select(subscriberColumns)
      .not('confirmed_at', 'is', null)
      .is('unsubscribed_at', null)
      .order('created_at')
      .order('id')
      .range(from, to),
)
