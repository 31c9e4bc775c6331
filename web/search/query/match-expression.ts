import type { Term } from './term.ts'

/** The columns of the index: stems, and whole words without accents. */
const stemColumns = '{title headings body}'
const wordColumns = '{title_words headings_words body_words}'

/** What matches every term, in FTS5's syntax. Terms have only letters and digits, so nothing in them is syntax. */
export function matchExpression(terms: readonly Term[]): string {
  return terms.map((term) => `(${alternatives(term).join(' OR ')})`).join(' AND ')
}

/** What matches in titles. */
export function inTitles(expression: string): string {
  return `{title title_words} : (${expression})`
}

/** What matches in titles and headings. */
export function inHeadings(expression: string): string {
  return `{title headings title_words headings_words} : (${expression})`
}

function alternatives(term: Term): string[] {
  return [...ownAlternatives(term), ...term.synonyms.flatMap(ownAlternatives)]
}

function ownAlternatives({ words, stems, parts = [], isPrefix }: Term): string[] {
  const near = parts.filter(({ isContentWord }) => isContentWord).map(({ stem }) => `"${stem}"`)
  if (near.length > 1) return [`${stemColumns} : NEAR(${near.join(' ')}, 4)`]
  const whole = `${wordColumns} : "${words.join(' ')}"${isPrefix ? ' *' : ''}`
  if (stems.length === 0) return [whole]
  const byStem = `${stemColumns} : (${stems.map((stem) => `"${stem}"`).join(' OR ')})`
  // The same word without accents has the same stem without accents, so only a beginning needs both.
  return isPrefix ? [byStem, whole] : [byStem]
}
