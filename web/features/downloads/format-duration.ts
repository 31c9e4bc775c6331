/** Formats a duration such as `45 minutes`, as the database has it, for a locale. Other texts stay as they are. */
export function formatDuration(duration: string, languageTag: string): string {
  const [, minutes] = /^(\d+) min(?:utes?)?$/.exec(duration) ?? []
  if (!minutes) return duration
  return new Intl.NumberFormat(languageTag, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(
    Number(minutes),
  )
}
