import 'server-only'
import { isRoutableType, publicPath } from '@tidewright/contracts/public-path.ts'
import { searchQuery } from '@tidewright/schemas/documents/search/search.groq.ts'
import { z } from 'zod'
import { excerptOf, highlight } from '../../search/index/excerpt.ts'
import { cleanQuery, parseQuery } from '../../search/query/parse-query.ts'
import type { Term } from '../../search/query/term.ts'
import { resultPage } from '../../search/result-page.ts'
import type { ResultKind, SearchHit, SearchRequest, SearchResult } from '../../search/search-types.ts'
import { queryLake } from '../lake/query-lake.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const found = z.array(
  z.object({ _id: z.string(), _type: z.string(), slug: z.string(), title: text, summary: text, body: text }),
)

const kinds: Record<string, ResultKind> = {
  insight: 'article',
  servicePackage: 'service',
  teamMember: 'person',
  webinar: 'download',
}

/**
 * Searches in the content lake itself, for hosts that keep no process with an index: pages and articles with all words,
 * without stems and without typos. @throws if the lake doesn't respond.
 */
export async function searchLake(request: SearchRequest): Promise<SearchResult> {
  const { locale } = request
  const terms = parseQuery(cleanQuery(request.query), locale)
  const words = terms.flatMap((term) => term.words).map((word) => `${word}*`)
  const all =
    terms.length > 0 ? found.parse(await queryLake(searchQuery, { params: { language: locale, words } })) : []
  const { items, ...page } = resultPage(all, ({ _type }) => kinds[_type] ?? 'page', request)
  const hits = items.map((document) => hitOf(document, terms, request))
  return { ...page, hits, corrected: null }
}

function hitOf(
  { _id, _type, slug, title, summary, body }: z.infer<typeof found>[number],
  terms: readonly Term[],
  { locale, excerptLength }: SearchRequest,
): SearchHit {
  return {
    id: _id,
    kind: kinds[_type] ?? 'page',
    path: isRoutableType(_type) ? publicPath(_type, locale, slug) : '/',
    title: highlight(title, terms, locale),
    excerpt: excerptLength > 0 ? excerptOf(summary, body, terms, { locale, length: excerptLength }) : [],
    date: 0,
  }
}
