/** Maps a value to the documents that have it. */
import type { LakeDocument } from '../store/document.ts'
import { OrderedDocuments } from './ordered-documents.ts'

type Bucket = { ids: Set<string>; ordered: OrderedDocuments }

export class ValueIndex {
  readonly #buckets = new Map<string, Bucket>()
  readonly #valuesOf: (document: LakeDocument) => Iterable<string>
  readonly #documents: ReadonlyMap<string, LakeDocument>

  constructor(
    valuesOf: (document: LakeDocument) => Iterable<string>,
    documents: ReadonlyMap<string, LakeDocument>,
  ) {
    this.#valuesOf = valuesOf
    this.#documents = documents
    for (const [id, document] of documents) this.replace(id, undefined, document)
  }

  /** Documents with `value`, ordered by id. The array is shared: don't modify it. */
  find(value: string): LakeDocument[] {
    return this.#buckets.get(value)?.ordered.list ?? []
  }

  /** How many documents have `value`. */
  count(value: string): number {
    return this.#buckets.get(value)?.ids.size ?? 0
  }

  /** Whether the document `id` has `value`. */
  has(value: string, id: string): boolean {
    return this.#buckets.get(value)?.ids.has(id) ?? false
  }

  replace(id: string, before: LakeDocument | undefined, after: LakeDocument | undefined): void {
    if (before) for (const value of this.#valuesOf(before)) this.#remove(value, id)
    if (after) for (const value of this.#valuesOf(after)) this.#add(value, id)
  }

  #add(value: string, id: string): void {
    const bucket = this.#buckets.get(value)
    if (bucket) {
      bucket.ids.add(id)
      bucket.ordered.markChanged(id)
      return
    }
    const ids = new Set([id])
    this.#buckets.set(value, { ids, ordered: new OrderedDocuments(ids, this.#documents) })
  }

  #remove(value: string, id: string): void {
    const bucket = this.#buckets.get(value)
    if (!bucket) return
    bucket.ids.delete(id)
    bucket.ordered.markChanged(id)
    if (bucket.ids.size === 0) this.#buckets.delete(value)
  }
}
