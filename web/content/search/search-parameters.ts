import { cleanQuery } from '../../search/query/parse-query.ts'
import { type ResultKind, resultKinds } from '../../search/search-types.ts'

type Parameters = Record<string, string | string[] | undefined>
/** What a visitor searches for, by the query string of the results page. */
export type SearchParameters = { query: string; kind: ResultKind | null; page: number }

const maxPage = 1_000

/** Reads the query string; anything unknown in it is ignored. */
export function readSearchParameters({ q, type, page }: Parameters): SearchParameters {
  const number = Number(first(page))
  return {
    query: cleanQuery(first(q)).trim(),
    kind: resultKinds.find((kind) => kind === first(type)) ?? null,
    page: Number.isInteger(number) && number >= 1 && number <= maxPage ? number : 1,
  }
}

/** The URL of a page of results below the path of the results page. */
export function resultsUrl(path: string, { query, kind, page }: SearchParameters): string {
  const parameters = new URLSearchParams({ q: query })
  if (kind) parameters.set('type', kind)
  if (page > 1) parameters.set('page', String(page))
  return `${path}?${parameters}`
}

function first(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? ''
}
