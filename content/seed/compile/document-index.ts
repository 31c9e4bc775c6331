import { defaultLocale, type LocaleId } from '@tidewright/contracts/locales.ts'
import { isRoutableType, localePath, publicPath } from '@tidewright/contracts/public-path.ts'

/** What links and references need to know about a document. */
export type DocumentEntry = {
  id: string
  type: string
  translationOf: string
  language?: LocaleId
  slug?: string
}

/** Resolves the references in source files: by path, or by type and name. */
export class DocumentIndex {
  readonly #byId: Map<string, DocumentEntry>
  readonly #byPath = new Map<string, DocumentEntry>()
  readonly #translations = new Map<string, DocumentEntry>()

  constructor(entries: readonly DocumentEntry[]) {
    this.#byId = new Map(entries.map((entry) => [entry.id, entry]))
    for (const entry of entries) {
      this.#translations.set(`${entry.translationOf} ${entry.language}`, entry)
      if (entry.slug && isRoutableType(entry.type)) {
        this.#byPath.set(publicPath(entry.type, entry.language ?? defaultLocale, entry.slug), entry)
      }
    }
  }

  /**
   * The id of the document at a path without its locale prefix, or at a public path. The translation of an English
   * document stands for it. @throws if there is none.
   */
  idAt(path: string, language: LocaleId): string {
    const own = this.#byPath.get(localePath(language, path))
    if (own) return own.id
    const named = this.#byPath.get(path)
    if (!named) throw new Error(`No page has the path ${path}.`)
    return this.#inLanguage(named, language).id
  }

  /** The id of an en-UK document's translation, or its own id if it isn't translated. @throws if there is none. */
  idNamed(id: string, language: LocaleId): string {
    const original = this.#byId.get(id)
    if (!original) throw new Error(`No document has the id ${id}.`)
    return this.#inLanguage(original, language).id
  }

  #inLanguage(original: DocumentEntry, language: LocaleId): DocumentEntry {
    return this.#translations.get(`${original.id} ${language}`) ?? original
  }
}
