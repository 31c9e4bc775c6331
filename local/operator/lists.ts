import { writeFileSync } from 'node:fs'
import { toCsv } from './csv.ts'
import type { OperatorContext, Verb } from './verb.ts'
import { usage } from './verb.ts'

const pageSize = 1_000

/** A verb that writes a table as CSV, to a file or to the screen. */
function csvVerb(help: string, table: string, columns: string[], onlyConfirmed = false): Verb {
  const verb: Verb = {
    help,
    async run(args, context) {
      const [option, file] = args
      if (option !== undefined && (option !== '--file' || !file)) throw usage(verb)
      const rows = await readAll(context, table, columns, onlyConfirmed)
      const csv = toCsv(columns, rows)
      if (!file) return context.print(csv)
      writeFileSync(file, csv, { mode: 0o600 })
      context.print(`${rows.length} rows in ${file}, readable by you alone.`)
    },
  }
  return verb
}

async function readAll(
  { database }: OperatorContext,
  table: string,
  columns: string[],
  onlyConfirmed: boolean,
): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = []
  for (let from = 0; ; from += pageSize) {
    const query = database.from(table).select(columns.join(','))
    const chosen = onlyConfirmed ? query.not('confirmed_at', 'is', null).is('unsubscribed_at', null) : query
    const page = await chosen
      .order('created_at')
      .order('id')
      .range(from, from + pageSize - 1)
    if (page.error) throw new Error(`The database refused to read ${table}: ${page.error.message}`)
    const read: unknown[] = page.data
    for (const row of read) rows.push(Object(row))
    if (read.length < pageSize) return rows
  }
}

export const leads = csvVerb(
  `leads [--file leads.csv]
    All leads as CSV, oldest first. Spreadsheets take every field for text.`,
  'leads',
  ['created_at', 'name', 'email', 'company', 'phone', 'locale', 'suspected'],
)

export const subscribers = csvVerb(
  `subscribers [--file subscribers.csv]
    The newsletter's addresses as CSV: confirmed ones that have not left, no others.`,
  'newsletter_subscribers',
  ['email', 'locale', 'confirmed_at', 'consent_version'],
  true,
)
