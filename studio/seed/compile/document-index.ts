import { defaultLocale, type LocaleId } from '@tidewright/schemas/locales.ts'
import { isRoutableType, slugPath } from '@tidewright/schemas/public-path.ts'

/** A document as far as others may lead to it. */
export type DocumentEntry = {
  id: string
  type: string
  translationOf: string
  language?: LocaleId
  slug?: string
}

/** Finds documents by what the files call them: by their path, or by their type and name. */
export class DocumentIndex {
  readonly #byId: Map<string, DocumentEntry>
  readonly #byPath = new Map<string, DocumentEntry>()
  readonly #translations = new Map<string, DocumentEntry>()

  constructor(entries: readonly DocumentEntry[]) {
    this.#byId = new Map(entries.map((entry) => [entry.id, entry]))
    for (const entry of entries) {
      this.#translations.set(`${entry.translationOf} ${entry.language}`, entry)
      if (entry.slug && isRoutableType(entry.type)) {
        this.#byPath.set(`${slugPath(entry.type, entry.slug)} ${entry.language}`, entry)
      }
    }
  }

  /** The id of the document at a path: written as in the language, or as in en-UK. @throws when there is none. */
  idAt(path: string, language: LocaleId): string {
    const own = this.#byPath.get(`${path} ${language}`)
    if (own) return own.id
    const english = this.#byPath.get(`${path} ${defaultLocale}`)
    if (!english) throw new Error(`No page has the address ${path}.`)
    return this.#inLanguage(english, language).id
  }

  /** The id of a document of en-UK in a language; of en-UK where it is not translated. @throws when there is none. */
  idNamed(id: string, language: LocaleId): string {
    const original = this.#byId.get(id)
    if (!original) throw new Error(`No document has the id ${id}.`)
    return this.#inLanguage(original, language).id
  }

  #inLanguage(original: DocumentEntry, language: LocaleId): DocumentEntry {
    return this.#translations.get(`${original.id} ${language}`) ?? original
  }
}
