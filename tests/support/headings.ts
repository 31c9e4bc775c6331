/** The headings of a page that stand more than one level under the one before them, by their place and level: `3: h4`. */
export function skippedLevels(levels: readonly number[]): string[] {
  return levels.flatMap((level, index) =>
    level > (levels[index - 1] ?? 0) + 1 ? [`${index + 1}: h${level}`] : [],
  )
}
