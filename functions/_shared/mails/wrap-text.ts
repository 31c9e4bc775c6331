/** In characters, which every email client shows in a line. */
const width = 72

/** Breaks a text into lines between words; no-break spaces stay. */
export function wrapText(text: string): string {
  let line = ''
  const lines: string[] = []
  for (const word of text.split(/[ \t\n]+/)) {
    if (line && line.length + word.length >= width) {
      lines.push(line)
      line = word
    } else line = line ? `${line} ${word}` : word
  }
  return [...lines, line].join('\n')
}
