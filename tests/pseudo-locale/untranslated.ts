import { numberInWords } from '@tidewright/contracts/figures.ts'
import { locales } from '@tidewright/contracts/locales.ts'
import { hasMark } from './pseudo-text.ts'

/**
 * Texts that are the same in every language: the company, its address and its networks, and the names and codes of the
 * languages.
 */
const names = [
  'Tidewright',
  'BV',
  'BE',
  'Example Quay',
  'Brussels',
  'Belgium',
  ...locales.flatMap(({ id, name }) => [id, name]),
]

/** Emails, URLs and paths. */
const addresses = /\S+@\S+|https?:\S+|\S+\.example\S*|\/[\w/-]+/g

/** The words of a text without a marked letter, except names, figures in words, and the browser's words for dates. */
export function untranslatedIn(text: string, languageTag: string): string[] {
  const same = new Set([...names.flatMap((name) => name.split(' ')), ...formattedWords(languageTag)])
  const words = text.replace(addresses, ' ').match(/\p{L}{2,}/gu) ?? []
  return words.filter((word) => !hasMark(word) && !same.has(word))
}

/** Words in formatted dates and durations, and small numbers. */
function formattedWords(languageTag: string): string[] {
  const dates = new Intl.DateTimeFormat(languageTag, { month: 'long' })
  const spans = ['minute', 'hour', 'month'].flatMap((unit) => {
    const format = new Intl.NumberFormat(languageTag, { style: 'unit', unit, unitDisplay: 'long' })
    return [1, 2].map((count) => format.format(count).replace(/[\d\s]/g, ''))
  })
  const months = Array.from({ length: 12 }, (_, month) => dates.format(new Date(2026, month, 1)))
  const numbers = Array.from({ length: 11 }, (_, number) => numberInWords(number, languageTag) ?? '')
  const capitalized = numbers.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return [...months, ...spans, ...numbers, ...capitalized]
}
