import { normalizeEmail } from '@tidewright/contracts/forms/normalize-email.ts'
import { writeFileAtomically } from '../../local/settings/write-file.ts'
import { type Command, callDatabase, type OperatorContext, usage } from './command.ts'

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
    async run([option, file, ...rest], context) {
      if (rest.length > 0 || (option !== undefined && (option !== '--file' || !file))) throw usage(command)
      const rows = await readAll(context, readPage)
      const csv = toCsv(columns.split(', '), rows)
      if (!file) return context.print(csv)
      writeFileAtomically(file, csv)
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

/**
 * Rows as CSV for spreadsheets: UTF-8 with a byte order mark, CRLF, every field quoted. A field that a spreadsheet
 * could read as a formula gets a leading apostrophe: https://owasp.org/www-community/attacks/CSV_Injection
 */
export function toCsv(columns: readonly string[], rows: readonly Record<string, unknown>[]): string {
  const lines = [columns.map(field), ...rows.map((row) => columns.map((column) => field(row[column])))]
  return `\ufeff${lines.map((line) => line.join(',')).join('\r\n')}\r\n`
}

function field(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value)
  // Spreadsheets also run formulas after leading blanks and with full-width operators.
  const safe = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠|]/u.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

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
  async run([action, address = '', ...rest], context) {
    const email = normalizeEmail(address)
    if (!email.includes('@')) throw usage(person)
    if (action === 'export' && rest.length === 0) {
      context.print(JSON.stringify(await callDatabase(context, 'export_person', { email }), null, 2))
    } else if (action === 'erase' && rest.join() === '--yes') {
      context.print(`Erased: ${JSON.stringify(await callDatabase(context, 'erase_person', { email }))}`)
    } else throw usage(person)
  },
}
