import type { LocaleId } from '@tidewright/contracts/locales.ts'
import type { ListedArticle, SearchEntry, SearchRequest, SearchResult, SearchRules } from '../search-types.ts'

/** What the worker does for the server. */
export type Calls = {
  search(request: SearchRequest): SearchResult
  replacePages(locale: LocaleId, entries: SearchEntry[], rules: SearchRules): void
  compareArticles(locale: LocaleId, listed: ListedArticle[]): string[]
  putArticles(ids: string[], entries: Partial<Record<LocaleId, SearchEntry[]>>): void
  setComplete(locale: LocaleId): void
}

export type CallName = keyof Calls
export type CallMessage = { id: number; name: CallName; args: unknown[] }
/** `error` says what went wrong; never what was searched. */
export type ReplyMessage = { id: number; result: unknown } | { id: number; error: string }
