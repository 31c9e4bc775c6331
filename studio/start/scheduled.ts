/** A release or a scheduled draft that has a date, or whose publishing failed. */
export type Scheduled = {
  name: string
  title: string | null
  /** When it is, or was to be, published. */
  publishAt: string | null
  /** Why it couldn't be published at its time; it isn't scheduled any more. */
  error: string | null
  /** The document of a scheduled draft. */
  draft: { id: string; type: string; title: string | null } | null
  documents: number
}

const versions = '*[_id in path("versions." + ^.name + ".**")]'

export const scheduledQuery = {
  fetch: `*[_type == "system.release" && (state in ["scheduling", "scheduled"] || state == "active" && defined(error.message))]
    | order(defined(error.message) desc, coalesce(publishAt, metadata.intendedPublishAt) asc){
      name, "title": metadata.title, "error": error.message,
      "publishAt": coalesce(publishAt, metadata.intendedPublishAt),
      "draft": select(metadata.cardinality == "one" => ${versions}[0]{
        "id": array::join(string::split(_id, ".")[2..-1], "."), "type": _type,
        "title": coalesce(title, name, question, heading, subject, company, from)
      }),
      "documents": count(${versions})
    }`,
  listen: '*[_type == "system.release"]',
  tag: 'start',
}

/** How many weeks the calendar shows. */
const shownWeeks = 8

export type CalendarDay = { date: Date; isPast: boolean; scheduled: Scheduled[] }

/** This week and the next seven, from Monday, with what is scheduled on each day in the local time zone. */
export function calendarWeeks(scheduled: readonly Scheduled[], now: Date): CalendarDay[][] {
  const monday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - ((now.getDay() + 6) % 7))
  const dayAfter = (days: number) =>
    new Date(monday.getFullYear(), monday.getMonth(), monday.getDate() + days)
  return Array.from({ length: shownWeeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday): CalendarDay => {
      const date = dayAfter(week * 7 + weekday)
      return {
        date,
        isPast: dayAfter(week * 7 + weekday + 1) <= now,
        scheduled: scheduled.filter(
          ({ publishAt, error }) =>
            publishAt && !error && new Date(publishAt).toDateString() === date.toDateString(),
        ),
      }
    }),
  )
}
