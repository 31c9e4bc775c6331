/** Headings of a page that skip a level, by position and level: `3: h4`. */
export function skippedLevels(levels: readonly number[]): string[] {
  return levels.flatMap((level, index) =>
    level > (levels[index - 1] ?? 0) + 1 ? [`${index + 1}: h${level}`] : [],
  )
}
