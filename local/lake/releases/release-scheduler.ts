/** Publishes scheduled releases at their time, and overdue ones when the lake starts. */
import { LakeError } from '../lake-error.ts'
import type { ReferenceGraph } from '../references/check-references.ts'
import type { Transaction } from '../store/document.ts'
import type { Mutation } from '../store/mutation.ts'
import type { Store } from '../store/store.ts'
import { isReleaseDocumentId, type Release, scheduledReleases } from './release.ts'
import { publish } from './release-actions.ts'

export type Clock = {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls `work` once, after `milliseconds`; the result cancels it. */
  after(milliseconds: number, work: () => void): () => void
}

const systemClock: Clock = {
  now: Date.now,
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** A machine that slept or whose clock was set notices within this time. */
const longestWait = 30_000
/** After a failure that isn't the release's, such as a full disk. */
const retryAfter = 10_000
/** The author of its transactions. */
export const schedulerAuthor = 'scheduler'

export class ReleaseScheduler {
  readonly #store: Store
  readonly #graph: () => ReferenceGraph
  readonly #clock: Clock
  #cancel = () => {}
  #unsubscribe = () => {}

  constructor(store: Store, graph: () => ReferenceGraph, clock: Clock = systemClock) {
    this.#store = store
    this.#graph = graph
    this.#clock = clock
  }

  start(): void {
    this.#unsubscribe = this.#store.onCommit((transaction) => this.#onCommit(transaction))
    this.#publishDue()
  }

  /** Makes the releases that are due active again, with this error, instead of publishing them. */
  holdDue(message: string): void {
    for (let due = this.#nextDue(); due; due = this.#nextDue()) this.#commit([failureOf(due, message)])
  }

  close(): void {
    this.#unsubscribe()
    this.#cancel()
  }

  #onCommit({ changes, author }: Transaction): void {
    const isOwn = author === schedulerAuthor
    if (!isOwn && changes.some(({ documentId }) => isReleaseDocumentId(documentId))) this.#wait()
  }

  #publishDue(): void {
    try {
      for (let due = this.#nextDue(); due; due = this.#nextDue()) this.#publish(due)
      this.#wait()
    } catch (error) {
      console.error('Content lake: publishing a scheduled release failed; trying again:', error)
      this.#wait(retryAfter)
    }
  }

  #nextDue(): Release | undefined {
    return scheduledReleases(this.#store.documents).find(
      ({ publishAt }) => Date.parse(publishAt) <= this.#clock.now(),
    )
  }

  #publish(release: Release): void {
    const { documents } = this.#store
    try {
      const now = this.#clock.now()
      this.#commit(publish(release, { documents, now }))
    } catch (error) {
      if (!(error instanceof LakeError)) throw error
      this.#commit([failureOf(release, error.message)])
    }
  }

  #commit(transactions: Mutation[][]): void {
    this.#store.commitAll(transactions, this.#graph(), { author: schedulerAuthor })
  }

  #wait(shortest = 0): void {
    this.#cancel()
    const [next] = scheduledReleases(this.#store.documents)
    if (!next) return
    const remaining = Math.max(shortest, Date.parse(next.publishAt) - this.#clock.now())
    this.#cancel = this.#clock.after(Math.min(remaining, longestWait), () => this.#publishDue())
  }
}

/** The Studio shows an active release with an error as one whose run failed. */
function failureOf({ documentId }: Release, message: string): Mutation[] {
  const patch = { set: { state: 'active', error: { message } }, unset: ['publishAt'] }
  return [{ kind: 'patch', id: documentId, patch }]
}
