import { isOpenRole } from '@tidewright/schemas/documents/job-role/job-role.groq.ts'
import type { ChangedDocument } from '../lake/cache-tags.ts'

const contents = /* groq */ `!(_type match "system.*") && !(_type match "sanity.*Asset") && _type != "sanity.previewUrlSecret"`
/** A job role changes once more at the end of its last day. */
const revision = /* groq */ `{
  _id, _type, "_rev": select(${isOpenRole} => _rev, _rev + " closed"), _updatedAt, "language": language, "slug": slug.current
}`

/** How many revisions a query returns: all of them at once could be more than the site accepts as a response. */
const revisionsPerQuery = 5_000

export const allQuery = /* groq */ `*[${contents} && _id > $last] | order(_id asc)[0...${revisionsPerQuery}] ${revision}`
const sinceQuery = /* groq */ `{
  "count": count(*[${contents}]),
  "changed": *[(_updatedAt >= $since || defined(closesOn)) && ${contents}] ${revision}
}`

/** Changes this much older than the newest known one are queried again: a lake may show them late and out of order. */
const overlapMs = 60_000
/** How long counts and timestamps are relied on before everything is queried again. */
const maxAgeMs = 3_600_000

type Query = (query: string, params: Record<string, unknown>) => Promise<unknown>

/**
 * Finds what changed in the content lake since the last run. The first run queries all documents. Later ones query
 * recent changes and the number of documents; if that doesn't add up, a document is gone, and everything is queried
 * again.
 */
export class RevisionWatch {
  readonly #query: Query
  readonly #now: () => number
  #seen: { snapshot: Snapshot; completeAt: number } | null = null

  constructor(query: Query, now = Date.now) {
    this.#query = query
    this.#now = now
  }

  /** Drops the snapshot: the next run counts everything as changed. */
  forget(): void {
    this.#seen = null
  }

  /**
   * The changes since the last run, or everything in the first one. A failed run drops the snapshot.
   * @throws if the content lake doesn't respond, or not with revisions.
   */
  async changes(): Promise<ChangedDocument[]> {
    const before = this.#seen
    this.#seen = null
    const after = (before && (await this.#queryChanges(before))) ?? (await this.#queryAll())
    this.#seen = after
    return before ? diffRevisions(before.snapshot, after.snapshot) : [...after.snapshot.values()]
  }

  async #queryAll() {
    const revisions: Revision[] = []
    for (let last = ''; ; last = revisions.at(-1)?._id ?? '') {
      const page = await this.#query(allQuery, { last })
      if (!isRevisions(page)) throw new Error('The content lake did not return revisions.')
      revisions.push(...page)
      if (page.length < revisionsPerQuery)
        return { snapshot: takeSnapshot(revisions), completeAt: this.#now() }
    }
  }

  /** Returns null if everything has to be queried. */
  async #queryChanges({ snapshot, completeAt }: { snapshot: Snapshot; completeAt: number }) {
    if (this.#now() - completeAt > maxAgeMs || snapshot.size === 0) return null
    const { count, changed } = Object(await this.#query(sinceQuery, { since: since(snapshot) }))
    if (typeof count !== 'number' || !isRevisions(changed))
      throw new Error('The content lake did not return revisions.')
    const after = new Map([...snapshot, ...takeSnapshot(changed)])
    return after.size === count ? { snapshot: after, completeAt } : null
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

/** The state of the content lake as last seen: revision, type, language and slug by document id. */
export type Revision = Omit<ChangedDocument, 'isMoved'> & {
  _rev: string
  _updatedAt: string
  slug?: string | null
}
type Snapshot = ReadonlyMap<string, Revision>

function takeSnapshot(revisions: readonly Revision[]): Snapshot {
  return new Map(revisions.map((revision) => [revision._id, revision]))
}

/**
 * The documents that are new, changed or deleted between two snapshots; a changed one counts in its old language too.
 */
function diffRevisions(before: Snapshot, after: Snapshot): ChangedDocument[] {
  const changed: ChangedDocument[] = []
  for (const revision of after.values()) {
    const previous = before.get(revision._id)
    if (previous?._rev === revision._rev) continue
    changed.push({ ...revision, isMoved: !isWhereItWas(previous, revision) })
    if (previous && (previous.language !== revision.language || previous._type !== revision._type))
      changed.push(previous)
  }
  for (const previous of before.values()) if (!after.has(previous._id)) changed.push(previous)
  return changed
}

function isWhereItWas(previous: Revision | undefined, { language, slug }: Revision): boolean {
  return previous !== undefined && previous.language === language && previous.slug === slug
}
