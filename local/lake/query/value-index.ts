/** From a value to the documents that have it. */
import type { LakeDocument } from '../store/document.ts'

type Bucket = { ids: Set<string>; list?: LakeDocument[] | undefined }

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

  /** Documents with `value`, ordered by id. The array is shared: don't change it. */
  find(value: string): LakeDocument[] {
    const bucket = this.#buckets.get(value)
    if (!bucket) return []
    bucket.list ??= byId([...bucket.ids].flatMap((id) => this.#documents.get(id) ?? []))
    return bucket.list
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
    if (!bucket) {
      this.#buckets.set(value, { ids: new Set([id]) })
      return
    }
    bucket.ids.add(id)
    bucket.list = undefined
  }

  #remove(value: string, id: string): void {
    const bucket = this.#buckets.get(value)
    if (!bucket) return
    bucket.ids.delete(id)
    bucket.list = undefined
    if (bucket.ids.size === 0) this.#buckets.delete(value)
  }
}

/** Orders in place; nearly sorted input, the usual case, takes linear time. */
export function byId(documents: LakeDocument[]): LakeDocument[] {
  return documents.sort((a, b) => (a._id < b._id ? -1 : 1))
}
