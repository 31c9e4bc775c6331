/** Documents in the order of their ids, kept while single ones change. */
import type { LakeDocument } from '../store/document.ts'

/** Putting one in its place copies the list; beyond this many it is made anew. */
const maxChanges = 50

export class OrderedDocuments {
  readonly #ids: Pick<ReadonlySet<string>, 'keys' | 'has'>
  readonly #documents: ReadonlyMap<string, LakeDocument>
  #list: LakeDocument[] | undefined
  #changed: Set<string> | undefined

  /** Those of `documents` whose id is among `ids`; `change` has to be told of every change of either. */
  constructor(ids: Pick<ReadonlySet<string>, 'keys' | 'has'>, documents: ReadonlyMap<string, LakeDocument>) {
    this.#ids = ids
    this.#documents = documents
  }

  /** Ordered by id. The array is shared: don't change it. */
  get list(): LakeDocument[] {
    for (const id of this.#changed ?? []) this.#put(id)
    this.#changed = undefined
    this.#list ??= byId([...this.#ids.keys()].flatMap((id) => this.#documents.get(id) ?? []))
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

  #put(id: string): void {
    if (!this.#list) return
    const document = this.#ids.has(id) ? this.#documents.get(id) : undefined
    const position = positionOf(id, this.#list)
    const replaced = this.#list[position]?._id === id ? 1 : 0
    this.#list = this.#list.toSpliced(position, replaced, ...(document ? [document] : []))
  }
}

/** Orders in place; nearly sorted input, the usual case, takes linear time. */
export function byId(documents: LakeDocument[]): LakeDocument[] {
  return documents.sort((a, b) => (a._id < b._id ? -1 : 1))
}

/** Where the document `id` stands among those ordered by id, or would stand. */
function positionOf(id: string, documents: LakeDocument[]): number {
  let low = 0
  let high = documents.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const at = documents[middle]
    if (at && at._id < id) low = middle + 1
    else high = middle
  }
  return low
}
