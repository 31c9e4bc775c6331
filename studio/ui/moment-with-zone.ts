/** A moment with its time zone, such as `Fri 25 Dec, 10:00 CET`: people in several countries plan together. */
export function momentWithZone(moment: string, timeZone?: string): string {
  return new Date(moment).toLocaleString('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone && { timeZone }),
  })
}
