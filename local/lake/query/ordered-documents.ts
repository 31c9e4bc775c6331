/** Documents ordered by id or by a field, updated incrementally. */
import type { LakeDocument } from '../store/document.ts'

/** Each update copies the list; with more changes than this, it is sorted again from scratch. */
const maxChanges = 50

/** The sort key; documents without one are left out. */
type KeyOf = (document: LakeDocument) => string | undefined

export class OrderedDocuments {
  readonly #ids: Pick<ReadonlySet<string>, 'keys' | 'has'>
  readonly #documents: ReadonlyMap<string, LakeDocument>
  readonly #keyOf: KeyOf
  #list: LakeDocument[] | undefined
  #changed: Set<string> | undefined

  /** The documents whose id is in `ids`. Call `markChanged` for every change of either. */
  constructor(
    ids: Pick<ReadonlySet<string>, 'keys' | 'has'>,
    documents: ReadonlyMap<string, LakeDocument>,
    keyOf: KeyOf = ({ _id }) => _id,
  ) {
    this.#ids = ids
    this.#documents = documents
    this.#keyOf = keyOf
  }

  /** Ordered by key, then by id. The array is shared: don't modify it. */
  get list(): LakeDocument[] {
    if (this.#list && this.#changed) this.#list = this.#updated(this.#list, this.#changed)
    this.#changed = undefined
    this.#list ??= this.#select(this.#ids.keys()).sort((a, b) => this.#compare(a, b))
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
      updated.splice(this.#insertionIndex(document, updated), 0, document)
    return updated
  }

  /** The documents with these ids that belong to the list. */
  #select(ids: Iterable<string>): LakeDocument[] {
    const found: LakeDocument[] = []
    for (const id of ids) {
      const document = this.#ids.has(id) ? this.#documents.get(id) : undefined
      if (document && this.#keyOf(document) !== undefined) found.push(document)
    }
    return found
  }

  #insertionIndex(document: LakeDocument, list: LakeDocument[]): number {
    let low = 0
    let high = list.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const at = list[middle]
      if (at && this.#compare(at, document) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  #compare(a: LakeDocument, b: LakeDocument): number {
    const [keyOfA = '', keyOfB = ''] = [this.#keyOf(a), this.#keyOf(b)]
    if (keyOfA !== keyOfB) return keyOfA < keyOfB ? -1 : 1
    return a._id < b._id ? -1 : 1
  }
}

/** Sorts in place; nearly sorted input, the usual case, takes linear time. */
export function byId(documents: LakeDocument[]): LakeDocument[] {
  return documents.sort((a, b) => (a._id < b._id ? -1 : 1))
}
