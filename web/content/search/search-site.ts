import 'server-only'
import { requestSearch } from '../../next-internals/search-channel.ts'
import type { SearchRequest, SearchResult } from '../../search/search-types.ts'
import { searchLake } from './search-lake.ts'

/** Searches the index of this process, or the content lake where there is none; null if neither responds. */
export async function searchSite(request: SearchRequest): Promise<SearchResult | null> {
  try {
    const reply = requestSearch(request)
    // The server replies with what its index returns.
    if (reply) return (await reply) as SearchResult
  } catch {
    // The index is being started again, or is too busy: the lake may do.
  }
  return searchLake(request).catch(() => null)
}
