/** The numbers from zero to ten in words by language; "one" as before a masculine noun. */
const words: Readonly<Record<string, readonly string[]>> = {
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  es: ['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
  fr: ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  it: ['zero', 'un', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'],
  nl: ['nul', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien'],
}

/**
 * A whole number up to ten in words of the BCP 47 `languageTag`; null for any other number, which running text has in
 * digits.
 */
export function numberInWords(value: number, languageTag: string): string | null {
  return words[languageTag.split('-')[0] ?? '']?.[value] ?? null
}
