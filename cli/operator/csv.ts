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
