type ReadNumber = {
  value: number
  /** The text with another value in place of its number, which has the same form. */
  format: (value: number) => string
}

/** The only number in a text, by the separators of a language; null if there is none, or more than one. */
export function readNumber(text: string, languageTag: string): ReadNumber | null {
  const [written = '', ...others] = text.match(/\d(?:[\d.,\s]*\d)?/g) ?? []
  if (!written || others.length > 0) return null
  const decimal = new Intl.NumberFormat(languageTag).formatToParts(1.5).find(({ type }) => type === 'decimal')
  const [whole = '', fraction = ''] = written.split(decimal?.value ?? '.')
  const value = Number(`${whole.replaceAll(/\D/g, '')}.${fraction}`)
  const number = new Intl.NumberFormat(languageTag, {
    minimumFractionDigits: fraction.length,
    maximumFractionDigits: fraction.length,
  })
  // A number that a language would write otherwise would jump at the end.
  if (number.format(value) !== written) return null
  return { value, format: (other) => text.replace(written, number.format(other)) }
}
