import { LRUCache } from 'lru-cache'

type Change = { _id: string; language?: string | null; slug?: string | null; operation?: string | undefined }

const maxDocuments = 20_000

/** Remembers where documents were at their last change, to tell whether the next one moves them. */
export class AddressBook {
  readonly #addresses = new LRUCache<string, string>({ max: maxDocuments })

  /** Records a change. True unless the document certainly is where it was, which nobody knows of its first change. */
  moves({ _id, language, slug, operation }: Change): boolean {
    const before = this.#addresses.get(_id)
    if (slug === undefined || operation === 'delete') {
      this.#addresses.delete(_id)
      return true
    }
    const address = JSON.stringify([language ?? null, slug])
    this.#addresses.set(_id, address)
    return before !== address
  }
}
