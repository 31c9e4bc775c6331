/** Text in one face. */
export type Run<Face extends string> = { text: string; face: Face }

export type Measure<Face extends string> = (text: string, face: Face) => number

/** Breaks text into lines of at most `width`. A word may change its face, and a word that is too long overflows. */
export function breakLines<Face extends string>(
  runs: readonly Run<Face>[],
  width: number,
  measure: Measure<Face>,
): Run<Face>[][] {
  const lines: Run<Face>[][] = []
  let line: Run<Face>[] = []
  for (const word of wordsOf(runs)) {
    const longer = joined([...line, ...word])
    if (line.length > 0 && widthOf(longer, measure) > width) {
      lines.push(withoutEnd(line))
      line = joined(word)
    } else line = longer
  }
  return line.length > 0 ? [...lines, withoutEnd(line)] : lines
}

export function widthOf<Face extends string>(line: readonly Run<Face>[], measure: Measure<Face>): number {
  return withoutEnd(line).reduce((sum, { text, face }) => sum + measure(text, face), 0)
}

/** Words with trailing space, each as one run per face. */
function wordsOf<Face extends string>(runs: readonly Run<Face>[]): Run<Face>[][] {
  const words: Run<Face>[][] = []
  let open: Run<Face>[] = []
  for (const { text, face } of runs) {
    for (const [part] of text.matchAll(/[^ \n]*[ \n]|[^ \n]+/g)) {
      open.push({ text: part.replace('\n', ' '), face })
      if (!/[ \n]$/.test(part)) continue
      words.push(open)
      open = []
    }
  }
  return open.length > 0 ? [...words, open] : words
}

/** Merges adjacent runs with the same face, for kerning across words and text search. */
function joined<Face extends string>(runs: readonly Run<Face>[]): Run<Face>[] {
  const result: Run<Face>[] = []
  for (const run of runs) {
    const last = result.at(-1)
    if (last?.face === run.face) result[result.length - 1] = { ...last, text: last.text + run.text }
    else result.push(run)
  }
  return result
}

/** Removes trailing spaces. */
function withoutEnd<Face extends string>(line: readonly Run<Face>[]): Run<Face>[] {
  const last = line.at(-1)
  if (!last) return []
  const text = last.text.trimEnd()
  const before = line.slice(0, -1)
  return text ? [...before, { ...last, text }] : withoutEnd(before)
}
