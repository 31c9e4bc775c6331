/** All times are in milliseconds since 1970. */
type Situation = {
  now: number
  /** Of the newest verified backup; null without one. */
  verifiedAt: number | null
}

const hour = 3_600_000
/** The local time of the nightly backup. */
const nightly = { hours: 3, minutes: 10 }

/**
 * Whether a backup should start: none was made since the last 03:10, also if the machine slept then. After an attempt, the
 * next one waits an hour.
 */
export function dueBackup({
  now,
  verifiedAt,
  attemptedAt,
}: Situation & { attemptedAt: number | null }): boolean {
  if (attemptedAt !== null && now - attemptedAt < hour) return false
  return (verifiedAt ?? 0) < lastNight(now)
}

function lastNight(now: number): number {
  const date = new Date(now)
  date.setHours(nightly.hours, nightly.minutes, 0, 0)
  if (date.getTime() > now) date.setDate(date.getDate() - 1)
  return date.getTime()
}

/** Whether the operator should hear that the newest verified backup is old. A copy that was just started gets a day. */
export function isOverdue({ now, verifiedAt, startedAt }: Situation & { startedAt: number }): boolean {
  return now - Math.max(verifiedAt ?? 0, startedAt) > 26 * hour
}
