import { channel } from 'node:diagnostics_channel'
import { isRoutableType } from '@tidewright/contracts/public-path.ts'
import { type ChangedDocument, cacheTagsOfAll } from '../lake/cache-tags.ts'

/** Documents that visitors see as rows of the database, which `sync-downloads` writes. A recorded webinar also has a page. */
export const rowTypes: ReadonlySet<string> = new Set(['download', 'industryGuide', 'webinar'])

/** A page must not wait for the rows: it may be a video that is taken away while the database is down. */
export const waitsForRows = (type: string): boolean => rowTypes.has(type) && !isRoutableType(type)

/** Routes are bundled separately; they run in one process and share Node.js's channels. */
const results = channel('tidewright:row-changes')

/**
 * Marks what is read from rows as stale once they are written, so that a page never shows the old rows as new ones. What
 * could not be written is written with the next changes, or by the reconciler.
 */
export class RowChanges {
  readonly #markStale: (tags: readonly string[]) => void
  /** When writing the rows of these cache tags failed last, in Unix milliseconds. */
  readonly #failed = new Map<string, number>()

  readonly #waiting = new Set<string>()
  #writing = Promise.resolve()

  constructor(markStale: (tags: readonly string[]) => void) {
    this.#markStale = markStale
    results.subscribe((result) => {
      const { tags, startedAt, failedAt } = result as WriteResult
      for (const tag of tags) {
        if (failedAt !== undefined) this.#failed.set(tag, failedAt)
        else if ((this.#failed.get(tag) ?? 0) <= startedAt) this.#failed.delete(tag)
      }
    })
  }

  /** The cache tags of changed documents, and of what is still to be written. */
  tagsOf(changes: readonly ChangedDocument[]): string[] {
    return [...new Set([...this.#failed.keys(), ...cacheTagsOfAll(changes)])]
  }

  /**
   * Writes the rows after a write that is under way, together with those that wait for it, too.
   * @param writeRows writes all rows. Returns whether that succeeded; never throws.
   */
  write(tags: readonly string[], writeRows: () => Promise<boolean>): Promise<void> {
    for (const tag of tags) this.#waiting.add(tag)
    this.#writing = this.#writing.then(() => this.#writeWaiting(writeRows))
    return this.#writing
  }

  async #writeWaiting(writeRows: () => Promise<boolean>): Promise<void> {
    if (this.#waiting.size === 0) return
    const tags = [...this.#waiting]
    this.#waiting.clear()
    const startedAt = Date.now()
    const isWritten = await writeRows()
    results.publish({ tags, startedAt, ...(!isWritten && { failedAt: Date.now() }) } satisfies WriteResult)
    if (isWritten) this.#markStale(tags)
  }
}

type WriteResult = { tags: readonly string[]; startedAt: number; failedAt?: number }
