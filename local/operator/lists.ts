import { writeFileSync } from 'node:fs'
import { toCsv } from './csv.ts'
import type { OperatorContext, Verb } from './verb.ts'
import { usage } from './verb.ts'

const pageSize = 1_000

/** Reads the rows `from` to `to` of a table, oldest first. */
type ReadPage = (
  database: OperatorContext['database'],
  from: number,
  to: number,
) => PromiseLike<{ data: Record<string, unknown>[] | null; error: { message: string } | null }>

/** A verb that writes columns of a table as CSV, to a file or to the screen. */
function csvVerb(help: string, columns: string, readPage: ReadPage): Verb {
  const verb: Verb = {
    help,
    async run(args, context) {
      const [option, file] = args
      if (option !== undefined && (option !== '--file' || !file)) throw usage(verb)
      const rows = await readAll(context, readPage)
      const csv = toCsv(columns.split(', '), rows)
      if (!file) return context.print(csv)
      writeFileSync(file, csv, { mode: 0o600 })
      context.print(`${rows.length} rows in ${file}, readable by you alone.`)
    },
  }
  return verb
}

async function readAll({ database }: OperatorContext, readPage: ReadPage) {
  const rows: Record<string, unknown>[] = []
  for (let from = 0; ; from += pageSize) {
    const { data, error } = await readPage(database, from, from + pageSize - 1)
    if (error || !data) throw new Error(`The database refused to read the rows: ${error?.message}`)
    rows.push(...data)
    if (data.length < pageSize) return rows
  }
}

const leadColumns = 'created_at, name, email, company, phone, locale, suspected'

export const leads = csvVerb(
  `leads [--file leads.csv]
    All leads as CSV, oldest first. Spreadsheets take every field for text.`,
  leadColumns,
  (database, from, to) =>
    database.from('leads').select(leadColumns).order('created_at').order('id').range(from, to),
)

const subscriberColumns = 'email, locale, confirmed_at, consent_version'

export const subscribers = csvVerb(
  `subscribers [--file subscribers.csv]
    The newsletter's addresses as CSV: confirmed ones that have not left, no others.`,
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
