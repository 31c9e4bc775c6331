/** What is known about the way of a published version to the public site. */
export type PublishStatus =
  | { kind: 'asking' }
  | { kind: 'on-its-way' }
  | { kind: 'live'; since: Date }
  /** The site answers, but shows an older version for longer than it should. */
  | { kind: 'late' }
  | { kind: 'unreachable' }

/** The longest that the site should need, in seconds. */
const patience = 30

type PollResult = {
  /** What the site said; null when it did not answer. */
  live: boolean | null
  /** Since the question was asked for the first time. */
  seconds: number
  /** True when nothing but this answer is known yet. */
  first: boolean
  publishedAt: Date
  now: Date
}

/** The state after an answer. What was live before the Studio asked is so since it was published. */
export function nextStatus({ live, seconds, first, publishedAt, now }: PollResult): PublishStatus {
  if (live) return { kind: 'live', since: first ? publishedAt : now }
  if (live === null) return { kind: seconds < 5 ? 'on-its-way' : 'unreachable' }
  return { kind: seconds < patience ? 'on-its-way' : 'late' }
}

/** The wait before the site is asked again, in milliseconds; null when there is nothing left to ask. */
export function pollDelay(state: PublishStatus, seconds: number): number | null {
  if (state.kind === 'live') return null
  return seconds < patience ? 1000 : 10_000
}

type Label = { label: string; color: 'success' | 'primary' | 'warning' | 'danger' }

/** The state in a word or two; null before anything is known. */
export function statusLabel(state: PublishStatus, now: Date): Label | null {
  if (state.kind === 'live') return { label: `Live since ${moment(state.since, now)}`, color: 'success' }
  if (state.kind === 'on-its-way') return { label: 'On its way …', color: 'primary' }
  if (state.kind === 'late') return { label: 'Not on the site yet', color: 'warning' }
  if (state.kind === 'unreachable') return { label: 'Site does not answer', color: 'danger' }
  return null
}

/** A time today, a day before that. */
function moment(date: Date, now: Date): string {
  if (date.toDateString() === now.toDateString()) {
    return date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  }
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year })
}

/** What is wrong and what to do about it, or null. */
export function statusAdvice(state: PublishStatus, site: string): string | null {
  if (state.kind === 'late') {
    return 'The site answers, but still shows the version before this one. It looks by itself for what it missed, so wait a minute or two; this line goes when it is done. If it stays, tell whoever runs the site. Publishing again does not help.'
  }
  if (state.kind === 'unreachable') {
    return `The site at ${site} does not answer, so it is unknown whether visitors see this version. What you published is safe: the site takes it over when it is back. If this line stays, tell whoever runs the site.`
  }
  return null
}
