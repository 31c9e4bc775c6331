/** Documents in the order of their ids or of a field, kept while single ones change. */
import type { LakeDocument } from '../store/document.ts'

/** Putting them in their places copies the list; beyond this many it is made anew. */
const maxChanges = 50

/** What a document is ordered by; without it, it is left out. */
type KeyOf = (document: LakeDocument) => string | undefined

export class OrderedDocuments {
  readonly #ids: Pick<ReadonlySet<string>, 'keys' | 'has'>
  readonly #documents: ReadonlyMap<string, LakeDocument>
  readonly #keyOf: KeyOf
  #list: LakeDocument[] | undefined
  #changed: Set<string> | undefined

  /** Those of `documents` whose id is among `ids`; `change` has to be told of every change of either. */
  constructor(
    ids: Pick<ReadonlySet<string>, 'keys' | 'has'>,
    documents: ReadonlyMap<string, LakeDocument>,
    keyOf: KeyOf = ({ _id }) => _id,
  ) {
    this.#ids = ids
    this.#documents = documents
    this.#keyOf = keyOf
  }

  /** Ordered by their key, those with the same key by id. The array is shared: don't change it. */
  get list(): LakeDocument[] {
    if (this.#list && this.#changed) this.#list = this.#renewed(this.#list, this.#changed)
    this.#changed = undefined
    this.#list ??= this.#among(this.#ids.keys()).sort((a, b) => this.#compare(a, b))
    return this.#list
  }

  change(id: string): void {
    if (!this.#list) return
    this.#changed ??= new Set()
    this.#changed.add(id)
    if (this.#changed.size <= maxChanges) return
    this.#list = undefined
    this.#changed = undefined
  }

  #renewed(list: LakeDocument[], changed: Set<string>): LakeDocument[] {
    const renewed = list.filter(({ _id }) => !changed.has(_id))
    for (const document of this.#among(changed)) renewed.splice(this.#placeOf(document, renewed), 0, document)
    return renewed
  }

  /** Those that are among the documents and have a key. */
  #among(ids: Iterable<string>): LakeDocument[] {
    const found: LakeDocument[] = []
    for (const id of ids) {
      const document = this.#ids.has(id) ? this.#documents.get(id) : undefined
      if (document && this.#keyOf(document) !== undefined) found.push(document)
    }
    return found
  }

  #placeOf(document: LakeDocument, list: LakeDocument[]): number {
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

/** Orders in place; nearly sorted input, the usual case, takes linear time. */
export function byId(documents: LakeDocument[]): LakeDocument[] {
  return documents.sort((a, b) => (a._id < b._id ? -1 : 1))
}
