/**
 * A format of `styles` with the sign of the euro and of the percent where the language has them: `"€"#,##0` is
 * `#,##0" €"` in French. Points and commas stay: a spreadsheet shows them as its reader has set them.
 */
export function localFormat(format: string, languageTag: string): string {
  const isPercent = format.endsWith('%')
  const number = format.replace(isPercent ? '%' : '"€"', '')
  if (number === format) return format
  const style = isPercent ? 'percent' : 'currency'
  return new Intl.NumberFormat(languageTag, { style, currency: 'EUR', maximumFractionDigits: 0 })
    .formatToParts(1)
    .map(({ type, value }) => {
      if (type === 'integer') return number
      return type === 'percentSign' ? '%' : `"${value}"`
    })
    .join('')
    .replace('""', '')
}
