/** `45 minutes`, as the database has it, in a language; what is written otherwise stays as it is. */
export function formatDuration(duration: string, languageTag: string): string {
  const [, minutes] = /^(\d+) min(?:utes?)?$/.exec(duration) ?? []
  if (!minutes) return duration
  return new Intl.NumberFormat(languageTag, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(
    Number(minutes),
  )
}
