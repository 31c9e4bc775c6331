/** Formats a number of minutes for a language: “45 minutes”. */
export function formatMinutes(minutes: number, languageTag: string): string {
  return new Intl.NumberFormat(languageTag, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(
    minutes,
  )
}
