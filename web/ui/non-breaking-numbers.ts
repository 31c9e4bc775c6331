/** Keeps a number and the word after it on one line: `in 44 days` breaks before `44`, never after it. */
export function nonBreakingNumbers(text: string): string {
  return text.replaceAll(/(\d[%x]?) (?=\p{L})/gu, '$1\u00a0')
}
