import { formatFigures, interpolateFigures } from '@tidewright/contracts/figures.ts'
import { type LocaleId, localeOf, locales } from '@tidewright/contracts/locales.ts'
import {
  searchedArticlesQuery,
  searchedPagesQuery,
  searchRulesQuery,
} from '@tidewright/schemas/documents/search/search.groq.ts'
import { compileSeed } from '../../content/seed/documents.ts'
import {
  entriesOfArticles,
  entriesOfPages,
  entriesOfRows,
  type SearchRows,
  searchedArticles,
  searchedPages,
} from '../../web/content/search/searched-pages.ts'
import { SearchIndex } from '../../web/search/index/search-index.ts'
import { runQuery } from '../support/run-query.ts'

const seed = compileSeed()
const dataset = seed.map(({ document }) => ({ ...document, _rev: '1' }))

/** The English id of each starter document. */
export const originals = new Map(seed.map(({ document, translationOf }) => [document._id, translationOf]))

/** An index of the starter content in a locale, built from the site's queries. */
export async function starterIndex(locale: LocaleId): Promise<SearchIndex> {
  const settings = Object(dataset.find(({ _type }) => _type === 'siteSettings'))
  const figures = formatFigures({ ...settings, counts: null }, localeOf(locale).languageTag)
  const ids = seed.filter(({ document }) => document.language === locale).map(({ document }) => document._id)
  const run = async (query: string, params: Record<string, unknown>): Promise<unknown> =>
    interpolateFigures(await runQuery(query, dataset, params), figures)
  const pages = searchedPages.parse(await run(searchedPagesQuery, { language: locale }))
  const articles = searchedArticles.parse(await run(searchedArticlesQuery, { ids }))
  const index = new SearchIndex(locale)
  const { synonyms = [], words = [] } = Object(await run(searchRulesQuery, { language: locale }))
  index.rules = { synonyms, promotions: [], words }
  const rows = entriesOfRows(pages, rowsOf(locale))
  index.put([...entriesOfPages(pages), ...entriesOfArticles(articles, ''), ...rows])
  return index
}

/** What the database has of the starter content, by the section that lists it; the anchors are ids of documents. */
function rowsOf(locale: LocaleId): SearchRows {
  const rows = (type: string) =>
    seed.flatMap(({ document: { _id, _type, type: kind = '', language, title, description } }) =>
      _type === type && language === locale
        ? [{ anchor: _id, type: String(kind), title: String(title), description: String(description) }]
        : [],
    )
  return { downloadList: rows('download'), guideList: rows('industryGuide'), webinarList: rows('webinar') }
}

export const localeIds = locales.map(({ id }) => id)
