import type { ResultKind, SearchRequest, SearchResult } from './search-types.ts'

type ResultPage<Item> = Pick<SearchResult, 'count' | 'counts' | 'kind' | 'page'> & { items: Item[] }

/**
 * The page of results that a visitor asked for. An old link may ask for a page behind the last one, or for a kind
 * without results: it gets the last page, or all kinds.
 */
export function resultPage<Item>(
  found: readonly Item[],
  kindOf: (item: Item) => ResultKind | undefined,
  asked: Pick<SearchRequest, 'kind' | 'page' | 'perPage'>,
): ResultPage<Item> {
  const counts: Partial<Record<ResultKind, number>> = {}
  const withKind = found.flatMap((item) => {
    const kind = kindOf(item)
    if (kind) counts[kind] = (counts[kind] ?? 0) + 1
    return kind ? [{ item, kind }] : []
  })
  const kind = asked.kind && counts[asked.kind] ? asked.kind : null
  const ofKind = withKind.filter((each) => kind === null || each.kind === kind).map(({ item }) => item)
  const page = Math.min(asked.page, Math.max(1, Math.ceil(ofKind.length / asked.perPage)))
  const items = ofKind.slice((page - 1) * asked.perPage, page * asked.perPage)
  return { count: ofKind.length, counts, kind, page, items }
}
