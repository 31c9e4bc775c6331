import type { ChangedDocument } from '../lake/cache-tags.ts'
import { diffRevisions, type Revision, type Snapshot, takeSnapshot } from './revision-diff.ts'

const contents = /* groq */ `!(_type match "system.*") && !(_type match "sanity.*Asset") && _type != "sanity.previewUrlSecret"`
const revision = /* groq */ `{ _id, _type, _rev, _updatedAt, "language": language }`

export const allQuery = /* groq */ `*[${contents}] ${revision}`
const sinceQuery = /* groq */ `{
  "count": count(*[${contents}]),
  "changed": *[_updatedAt >= $since && ${contents}] ${revision}
}`

/** Changes this much older than the newest known are asked for again: a lake may show them late, and out of order. */
const overlapMs = 60_000
/** How long one relies on changes having a time and a place in the count before looking at everything again. */
const relyMs = 3_600_000

type Asking = (query: string, params: Record<string, unknown>) => Promise<unknown>

/**
 * Finds what changed in the content lake between two looks. The first look takes in all documents; a further one asks for those changed
 * since, and for how many there are: where that does not add up, something is gone, and everything is looked at again.
 */
export class RevisionWatch {
  readonly #ask: Asking
  readonly #now: () => number
  #seen: { snapshot: Snapshot; wholeAt: number } | null = null

  constructor(ask: Asking, now = Date.now) {
    this.#ask = ask
    this.#now = now
  }

  /** What is known is not to be relied on: at the next look everything counts as changed. */
  forget(): void {
    this.#seen = null
  }

  /**
   * What changed since the last look; everything, where there was none. A look that fails forgets what was known.
   * @throws when the lake does not answer, or not with revisions.
   */
  async changes(): Promise<ChangedDocument[]> {
    const before = this.#seen
    this.#seen = null
    const after = (before && (await this.#lookSince(before))) ?? (await this.#lookAtAll())
    this.#seen = after
    return before ? diffRevisions(before.snapshot, after.snapshot) : [...after.snapshot.values()]
  }

  async #lookAtAll() {
    const revisions = await this.#ask(allQuery, {})
    if (!isRevisions(revisions)) throw new Error('The content lake did not tell its revisions.')
    return { snapshot: takeSnapshot(revisions), wholeAt: this.#now() }
  }

  /** Null where one has to look at everything. */
  async #lookSince({ snapshot, wholeAt }: { snapshot: Snapshot; wholeAt: number }) {
    if (this.#now() - wholeAt > relyMs || snapshot.size === 0) return null
    const { count, changed } = Object(await this.#ask(sinceQuery, { since: since(snapshot) }))
    if (typeof count !== 'number' || !isRevisions(changed))
      throw new Error('The content lake did not tell its revisions.')
    const after = new Map([...snapshot, ...takeSnapshot(changed)])
    return after.size === count ? { snapshot: after, wholeAt } : null
  }
}

function since(snapshot: Snapshot): string {
  let newest = 0
  for (const { _updatedAt } of snapshot.values()) newest = Math.max(newest, Date.parse(_updatedAt))
  return new Date(newest - overlapMs).toISOString()
}

function isRevisions(result: unknown): result is Revision[] {
  return (
    Array.isArray(result) &&
    result.every(({ _id, _rev, _updatedAt }) =>
      [_id, _rev, _updatedAt].every((text) => typeof text === 'string'),
    )
  )
}
