/** A day and a time in Brussels, such as `{weekday: 'tuesday', time: '09:00'}`. */
export type WeeklyRule = { weekday: string; time: string }

const timeZone = 'Europe/Brussels'
const dayMs = 24 * 3600 * 1000

/** The next time after `now` that a rule names; null for an invalid rule. It follows daylight saving time. */
export function nextWeeklyTime({ weekday, time }: WeeklyRule, now: Date): Date | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  if (!hours || !minutes) return null
  for (let days = 0; days <= 7; days += 1) {
    const day = localParts(new Date(now.getTime() + days * dayMs))
    const at = utcOf(day, Number(hours), Number(minutes))
    if (day.weekday.toLowerCase() === weekday && at > now) return at
  }
  return null
}

/** The next `count` times that a rule names. */
export function nextWeeklyTimes(rule: WeeklyRule, now: Date, count: number): Date[] {
  const times: Date[] = []
  for (let time = nextWeeklyTime(rule, now); time && times.length < count; time = nextWeeklyTime(rule, time))
    times.push(time)
  return times
}

/** Nine in the morning of the day before, in Brussels. */
export function dayBefore(time: Date): Date {
  return utcOf(localParts(new Date(time.getTime() - dayMs)), 9, 0)
}

type LocalParts = { weekday: string; year: number; month: number; day: number; hour: number; minute: number }

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  weekday: 'long',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
})

function localParts(date: Date): LocalParts {
  const parts = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]))
  const [year, month, day] = [Number(parts.year), Number(parts.month), Number(parts.day)]
  return {
    weekday: parts.weekday ?? '',
    year,
    month,
    day,
    hour: Number(parts.hour),
    minute: Number(parts.minute),
  }
}

/** The UTC time of a local one. A time that the clock skips in spring is an hour later. */
function utcOf({ year, month, day }: LocalParts, hour: number, minute: number): Date {
  const wanted = Date.UTC(year, month - 1, day, hour, minute)
  let utc = wanted
  // The offset depends on the result, which changes at most once.
  for (let round = 0; round < 2; round += 1) {
    const shown = localParts(new Date(utc))
    utc += wanted - Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour, shown.minute)
  }
  return new Date(utc)
}
