/**
 * The documents of one perspective and their indexes. The cost of an update depends on the change, not on the size of
 * the dataset.
 */
import { isRecord } from '../json.ts'
import { findReferences } from '../references/find-references.ts'
import type { LakeDocument } from '../store/document.ts'
import { idInLayer, isPublished, isVersion, publishedId } from '../store/document-id.ts'
import { OrderedDocuments } from './ordered-documents.ts'
import type { Perspective } from './perspective.ts'
import { valueAt } from './text-search.ts'
import { ValueIndex } from './value-index.ts'

type Source = ReadonlyMap<string, LakeDocument>

const referencesKey = Symbol('references')

/** An index is built when a query first needs it. */
const maxIndexes = 24

export class View {
  readonly #source: Source
  readonly #perspective: Perspective
  readonly #visible = new Map<string, LakeDocument>()
  readonly #indexes = new Map<string | symbol, ValueIndex>()
  readonly #ordered = new OrderedDocuments(this.#visible, this.#visible)

  constructor(source: Source, perspective: Perspective) {
    this.#source = source
    this.#perspective = perspective
    for (const id of source.keys()) this.refresh(id)
  }

  get(id: string): LakeDocument | undefined {
    return this.#visible.get(id)
  }

  has(id: string): boolean {
    return this.#visible.has(id)
  }

  /** Every document, ordered by id. */
  get all(): LakeDocument[] {
    return this.#ordered.list
  }

  /** Documents whose field at a path such as `slug.current` is `value`. */
  withField(path: string, value: string): LakeDocument[] {
    return this.#fieldIndex(path).find(value)
  }

  /** How many documents `withField` gives. */
  countWithField(path: string, value: string): number {
    return this.#fieldIndex(path).count(value)
  }

  /** Documents with a reference to `id`, weak or strong, at any depth. */
  referencing(id: string): LakeDocument[] {
    return this.#references().find(id)
  }

  /** How many documents `referencing` gives. */
  countReferencing(id: string): number {
    return this.#references().count(id)
  }

  /** Whether `document` has a reference to `id`, weak or strong, at any depth. */
  refersTo(document: LakeDocument, id: string): boolean {
    return this.#references().has(id, document._id)
  }

  /** Applies a change of a stored document. */
  refresh(storedId: string): void {
    const id = typeof this.#perspective === 'string' ? storedId : publishedId(storedId)
    const before = this.#visible.get(id)
    const after = this.#resolve(id)
    if (before === after) return
    this.#ordered.markChanged(id)
    if (after) this.#visible.set(id, after)
    else this.#visible.delete(id)
    for (const index of this.#indexes.values()) index.replace(id, before, after)
  }

  #resolve(id: string): LakeDocument | undefined {
    if (this.#perspective === 'rawWithoutReleases' && isVersion(id)) return undefined
    if (typeof this.#perspective === 'string') return this.#source.get(id)
    for (const layer of this.#perspective) {
      const document = this.#source.get(idInLayer(id, layer))
      if (!document || !isPublished(id)) continue
      // This is how a release marks what it will unpublish.
      if (isRecord(document._system) && document._system.delete === true) return undefined
      const single = this.#perspective.length === 1
      return single ? document : { ...document, _id: id, _originalId: document._id }
    }
    return undefined
  }

  #fieldIndex(path: string): ValueIndex {
    return this.#index(path, (document) => {
      const value = valueAt(document, path)
      return typeof value === 'string' ? [value] : []
    })
  }

  #references(): ValueIndex {
    return this.#index(referencesKey, (document) => findReferences(document, 'all'))
  }

  #index(key: string | symbol, valuesOf: (document: LakeDocument) => Iterable<string>): ValueIndex {
    const existing = this.#indexes.get(key)
    if (existing) return existing
    const [oldest] = this.#indexes.keys()
    if (this.#indexes.size >= maxIndexes && oldest !== undefined) this.#indexes.delete(oldest)
    const index = new ValueIndex(valuesOf, this.#visible)
    this.#indexes.set(key, index)
    return index
  }
}
