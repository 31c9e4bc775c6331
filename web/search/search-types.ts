import type { LocaleId } from '@tidewright/contracts/locales.ts'

/** The kinds of results, in the order of their filters. */
export const resultKinds = [
  'page',
  'service',
  'article',
  'question',
  'caseStudy',
  'role',
  'download',
  'person',
] as const
export type ResultKind = (typeof resultKinds)[number]

/** Something that can be found: a document, as visitors read it. */
export type SearchEntry = {
  /** Unique within a locale. */
  id: string
  /** Changes with the entry. */
  rev: string
  kind: ResultKind
  /** Its public path, with an anchor if it is a part of a page. */
  path: string
  title: string
  /** Further names, found like the title and not shown: a shorter title, the words of its address. */
  names: readonly string[]
  description: string
  headings: string
  body: string
  /** When it was published, in Unix milliseconds; 0 if that doesn't matter. */
  date: number
}

/**
 * An article that can be found. `revs` are those that its entry may have if it is up to date: one is for texts that
 * quote numbers of documents, which change with every article.
 */
export type ListedArticle = { id: string; revs: readonly string[] }

/** Words that mean the same, as editors define them for a locale. */
export type Synonyms = readonly (readonly string[])[]
/** What editors put first for some queries. */
type Promotion = { queries: readonly string[]; id: string }
/** Words that find an entry although it doesn't have them. */
type TaughtWords = { words: readonly string[]; id: string }
/** What editors define for a locale. */
export type SearchRules = {
  synonyms: Synonyms
  promotions: readonly Promotion[]
  words: readonly TaughtWords[]
}

export type SearchRequest = {
  locale: LocaleId
  /** As typed. */
  query: string
  kind: ResultKind | null
  /** The first page is 1. */
  page: number
  perPage: number
  /** The length of each excerpt, in characters. */
  excerptLength: number
}

/** A part of a text, and whether it is what the visitor searched for. */
export type Segment = { text: string; isMatch: boolean }

export type SearchHit = {
  id: string
  kind: ResultKind
  path: string
  title: Segment[]
  excerpt: Segment[]
  date: number
}

export type SearchResult = {
  /** All results of the kind. */
  count: number
  /** The kind and the page that were asked for, if there are such results; see `resultPage`. */
  kind: ResultKind | null
  page: number
  /** The number of results of each kind, whatever kind was asked for. */
  counts: Partial<Record<ResultKind, number>>
  hits: SearchHit[]
  /** The words that were searched instead of misspelled ones; null if there were none. */
  corrected: string | null
}
