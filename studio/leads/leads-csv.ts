import Papa from 'papaparse'
import type { Lead } from './use-leads.ts'

const originColumns = [
  ...['page', 'form', 'button', 'utmSource', 'utmMedium', 'utmCampaign', 'referrer', 'landingPage'],
] as const

/** Leads for spreadsheets. No cell is read as a formula, and the byte order mark says that it is UTF-8. */
export function leadsCsv(leads: readonly Lead[]): string {
  const rows = leads.map(
    ({ created_at, name, email, company, phone, locale, status, owner, note, origin }) => ({
      ...{ received: created_at, name, email, company, phone: phone ?? '', language: locale ?? '' },
      ...{ status, owner, note },
      ...Object.fromEntries(originColumns.map((column) => [column, origin[column] ?? ''])),
    }),
  )
  return `\ufeff${Papa.unparse(rows, { escapeFormulae: true, newline: '\r\n' })}`
}
