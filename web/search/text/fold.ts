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
