import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isLocaleId, type LocaleId, locales } from '@tidewright/contracts/locales.ts'
import type { ListedArticle, SearchEntry, SearchRules } from '../search-types.ts'
import { SearchIndex } from './search-index.ts'

/** Changes whenever the tables, or the words in them, do: then all indexes are built again. */
const format = '5'

type Open = {
  /** Gets all changes. */
  current: SearchIndex
  /** The index of an earlier format, searched until the current one is complete. */
  earlier: SearchIndex | null
}

/** The indexes of all locales, each in a file of its own; in memory if the folder can't be written. */
export class IndexStore {
  readonly #folder: string | null
  readonly #open = new Map<LocaleId, Open>()

  constructor(folder: string | null) {
    this.#folder = folder
    for (const { id } of locales) this.#open.set(id, this.#openLocale(id))
  }

  /** The index to search. */
  searched(locale: LocaleId): SearchIndex {
    const { current, earlier } = this.#of(locale)
    return earlier ?? current
  }

  /** Puts everything of a locale that isn't an article in place of what there was, and the editors’ rules. */
  replacePages(locale: LocaleId, entries: readonly SearchEntry[], rules: SearchRules): void {
    const { current } = this.#of(locale)
    current.rules = rules
    const known = new Map(current.revisions().map(({ id, rev }) => [id, rev]))
    const kept = new Set(entries.map(({ id }) => id))
    current.remove([...known.keys()].filter((id) => !kept.has(id) && !current.isArticle(id)))
    current.put(entries.filter(({ id, rev }) => known.get(id) !== rev))
  }

  /** Removes articles that no longer exist. @returns the ids of those that are new or have changed. */
  compareArticles(locale: LocaleId, listed: readonly ListedArticle[]): string[] {
    const { current } = this.#of(locale)
    const known = new Map(current.revisions().map(({ id, rev }) => [id, rev]))
    const kept = new Set(listed.map(({ id }) => id))
    current.remove([...known.keys()].filter((id) => !kept.has(id) && current.isArticle(id)))
    return listed.filter(({ id, revs }) => !revs.includes(known.get(id) ?? '')).map(({ id }) => id)
  }

  /** Puts articles into their locales, and removes those of `ids` that aren't among them. */
  putArticles(ids: readonly string[], entries: Partial<Record<LocaleId, readonly SearchEntry[]>>): void {
    for (const { id: locale } of locales) {
      const { current } = this.#of(locale)
      const own = entries[locale] ?? []
      const put = new Set(own.map(({ id }) => id))
      current.remove(ids.filter((id) => !put.has(id) && current.isArticle(id)))
      if (own.length > 0) current.put(own)
    }
  }

  /** Says that an index has everything; from then on it is searched. */
  setComplete(locale: LocaleId): void {
    const open = this.#of(locale)
    open.current.setComplete()
    if (!open.earlier) return
    open.earlier.close()
    this.#open.set(locale, { current: open.current, earlier: null })
    for (const file of this.#filesOf(locale)) if (!file.startsWith(fileOf(locale))) this.#delete(file)
  }

  #of(locale: LocaleId): Open {
    const open = this.#open.get(locale)
    if (!open) throw new Error(`No locale has the id "${locale}".`)
    return open
  }

  #openLocale(locale: LocaleId): Open {
    const current = this.#openFile(locale, fileOf(locale)) ?? new SearchIndex(locale)
    if (current.isComplete) return { current, earlier: null }
    const others = this.#filesOf(locale).filter((file) => file.endsWith('.sqlite') && file !== fileOf(locale))
    const earlier = others.map((file) => this.#openFile(locale, file)).find((index) => index?.isComplete)
    return { current, earlier: earlier ?? null }
  }

  /** Null if it can't be opened; a damaged file is deleted. */
  #openFile(locale: LocaleId, file: string): SearchIndex | null {
    if (!this.#folder) return null
    const path = join(this.#folder, file)
    for (const attempt of [1, 2]) {
      try {
        mkdirSync(this.#folder, { recursive: true })
        return new SearchIndex(locale, path)
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        if (attempt === 2) console.warn(`The search index of ${locale} is only in memory: ${reason}.`)
        else this.#delete(file)
      }
    }
    return null
  }

  #filesOf(locale: LocaleId): string[] {
    try {
      return readdirSync(this.#folder ?? '').filter(
        (file) => isLocaleId(locale) && file.startsWith(`${locale}-`),
      )
    } catch {
      return []
    }
  }

  #delete(file: string): void {
    try {
      for (const ending of ['', '-wal', '-shm'])
        rmSync(join(this.#folder ?? '', file + ending), { force: true })
    } catch {
      // It stays, unused.
    }
  }
}

/** The name of a locale's file in the current format. */
export function fileOf(locale: LocaleId): string {
  return `${locale}-${format}.sqlite`
}
