/** How many days, weeks and months have a backup that is kept. */
export type KeepPolicy = { days: number; weeks: number; months: number }

export const defaultPolicy: KeepPolicy = { days: 7, weeks: 5, months: 12 }

/** Parses `7d,5w,12m`; a part that is left out is 0. Null if it is something else. */
export function parsePolicy(text: string): KeepPolicy | null {
  const policy: KeepPolicy = { days: 0, weeks: 0, months: 0 }
  const units: Record<string, keyof KeepPolicy> = { d: 'days', w: 'weeks', m: 'months' }
  for (const part of text.split(',')) {
    const [, count, unit = ''] = /^(\d{1,4})([dwm])$/.exec(part.trim()) ?? []
    const key = units[unit]
    if (!key) return null
    policy[key] = Number(count)
  }
  return policy
}

/**
 * The backups to keep, of those made at these times (ISO 8601): the newest of each of the last days, weeks (from Monday) and
 * months that have one, in UTC, and always the newest.
 */
export function keptBackups(times: readonly string[], policy: KeepPolicy): Set<string> {
  const newestFirst = [...times].sort().reverse()
  const newestOf = (period: (time: string) => string, count: number) => {
    const byPeriod = new Map<string, string>()
    for (const time of newestFirst) if (!byPeriod.has(period(time))) byPeriod.set(period(time), time)
    return [...byPeriod.values()].slice(0, count)
  }
  return new Set([
    ...newestFirst.slice(0, 1),
    ...newestOf((time) => time.slice(0, 10), policy.days),
    ...newestOf(mondayOf, policy.weeks),
    ...newestOf((time) => time.slice(0, 7), policy.months),
  ])
}

function mondayOf(time: string): string {
  const date = new Date(time)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}
