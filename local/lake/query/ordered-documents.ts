/** Documents ordered by id, updated incrementally. */
import type { LakeDocument } from '../store/document.ts'

/** Each update copies the list; with more changes than this, it is sorted again from scratch. */
const maxChanges = 50

export class OrderedDocuments {
  readonly #ids: Pick<ReadonlySet<string>, 'keys' | 'has'>
  readonly #documents: ReadonlyMap<string, LakeDocument>
  #list: LakeDocument[] | undefined
  #changed: Set<string> | undefined

  /** The documents whose id is in `ids`. Call `markChanged` for every change of either. */
  constructor(ids: Pick<ReadonlySet<string>, 'keys' | 'has'>, documents: ReadonlyMap<string, LakeDocument>) {
    this.#ids = ids
    this.#documents = documents
  }

  /** Ordered by id. The array is shared: don't modify it. */
  get list(): LakeDocument[] {
    if (this.#list && this.#changed) this.#list = this.#updated(this.#list, this.#changed)
    this.#changed = undefined
    this.#list ??= byId(this.#select(this.#ids.keys()))
    return this.#list
  }

  markChanged(id: string): void {
    if (!this.#list) return
    this.#changed ??= new Set()
    this.#changed.add(id)
    if (this.#changed.size <= maxChanges) return
    this.#list = undefined
    this.#changed = undefined
  }

  #updated(list: LakeDocument[], changed: Set<string>): LakeDocument[] {
    const updated = list.filter(({ _id }) => !changed.has(_id))
    for (const document of this.#select(changed))
      updated.splice(insertionIndex(document, updated), 0, document)
    return updated
  }

  /** The documents with these ids that belong to the list. */
  #select(ids: Iterable<string>): LakeDocument[] {
    const found: LakeDocument[] = []
    for (const id of ids) {
      const document = this.#ids.has(id) ? this.#documents.get(id) : undefined
      if (document) found.push(document)
    }
    return found
  }
}

function insertionIndex({ _id }: LakeDocument, list: LakeDocument[]): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const at = list[middle]
    if (at && at._id < _id) low = middle + 1
    else high = middle
  }
  return low
}

/** Sorts in place; nearly sorted input, the usual case, takes linear time. */
export function byId(documents: LakeDocument[]): LakeDocument[] {
  return documents.sort((a, b) => (a._id < b._id ? -1 : 1))
}
