/**
 * Localizes the position of the euro or percent sign in a number format: `"€"#,##0` becomes `#,##0" €"` in French.
 * Separators stay, because a spreadsheet shows them in its user's locale.
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
