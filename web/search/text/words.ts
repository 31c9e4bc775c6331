/** A word of a text in lower case, and where it is. */
type Word = { text: string; start: number; end: number }

/** Invisible characters within words, such as the soft hyphen. */
const joiners = /[\u00ad\u200b-\u200d\u2060\ufeff]/g

/** A text without invisible characters that would split a word in two. */
export function withoutJoiners(text: string): string {
  return text.replace(joiners, '')
}

/** A number with its thousands separated, or a run of letters and digits. An apostrophe separates: `l’offre`, `dell’IA`. */
const wordPattern =
  /(?<![\p{L}\p{N}])\d{1,3}(?:[.,\u0020\u00a0\u2009\u202f]\d{3})+(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+/gu
/** With a position of its own. */
const nextWord = new RegExp(wordPattern)
const compoundPattern = /[\p{L}\p{N}\p{M}]+(?:[-\u2010\u2011][\p{L}\p{N}\p{M}]+)+/gu
/** Longer runs aren't words of any language. */
const maxLength = 40

/** The words of a text, in order. `2.500`, `2,500` and `2 500` are the word `2500`. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), (match) => ({
    text: normal(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** Where the first word of a text at or after a position is; `normal` reads it. */
export function wordFrom(text: string, position: number): { start: number; end: number } | undefined {
  nextWord.lastIndex = position
  const match = nextWord.exec(text)
  return match ? { start: match.index, end: nextWord.lastIndex } : undefined
}

/** Hyphenated words without their hyphens, as many people write them: `ecommerce`. */
export function compoundsOf(text: string): string[] {
  return Array.from(text.matchAll(compoundPattern), ([compound]) =>
    normal(compound.replace(/[-\u2010\u2011]/g, '')),
  )
}

/** A word as it is compared: in lower case, a number without separators. */
export function normal(word: string): string {
  const joined = /^\d/.test(word) ? word.replace(/[.,\s]/g, '') : word
  return joined.normalize('NFC').toLowerCase().slice(0, maxLength)
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
const ascii = /^[\x00-\x7f]*$/
const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ĳ: 'ij' }

/** A text in lower case and without accents: `Œuvre à l’État` is `oeuvre a l’etat`. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (ascii.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[œæßøłđĳ]/g, (letter) => ligatures[letter] ?? letter)
}

/** The same for single letters, so that each stays where it is; ligatures stay as they are. */
export function foldLetters(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length !== text.length) return text
  return lower.replace(/[\u0080-\u024f]/g, (letter) => letter.normalize('NFD').charAt(0))
}
