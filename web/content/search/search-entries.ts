import 'server-only'
import { formatFigures, interpolateFigures, quotesCounts } from '@tidewright/contracts/figures.ts'
import { defaultLocale, isLocaleId, type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { countsQuery } from '@tidewright/schemas/documents/counts.groq.ts'
import {
  searchedArticleRevisionsQuery,
  searchedArticlesQuery,
  searchedPagesQuery,
  searchedWebinarsQuery,
  searchRulesQuery,
} from '@tidewright/schemas/documents/search/search.groq.ts'
import { siteSettingsQuery } from '@tidewright/schemas/documents/site-settings/site-settings.groq.ts'
import type { CountsQueryResult, SiteSettingsQueryResult } from '@tidewright/schemas/sanity.types.ts'
import { z } from 'zod'
import type { ListedArticle, SearchEntry, SearchRules } from '../../search/search-types.ts'
import { queryLake } from '../lake/query-lake.ts'
import {
  articleRevision,
  entriesOfArticles,
  entriesOfPages,
  entriesOfRows,
  fingerprintOf,
  type SearchRows,
  searchedArticles,
  searchedPages,
} from './searched-pages.ts'

/*
 * What can be found, uncached: the search index is as fresh as what it is built from. Every function throws if the
 * content lake doesn't respond.
 */

const words = z.array(z.string().nullish()).nullish()
const rules = z
  .object({
    synonyms: z.array(words),
    promotions: z.array(z.object({ queries: words, id: z.string().nullish() })),
    words: z.array(z.object({ words, id: z.string().nullish() })),
  })
  .nullable()

/** Everything of a locale except articles, with the rows of the database, and what editors teach its search. */
export async function listPageEntries(
  locale: LocaleId,
  rows: SearchRows,
): Promise<{ entries: SearchEntry[]; rules: SearchRules }> {
  const pages = await queryLake(searchedPagesQuery, { params: { language: locale }, isLong: true })
  const { fill } = await loadFigures(quotesCounts(pages))
  const found = rules.parse(await queryLake(searchRulesQuery, { params: { language: locale } }))
  const filled = searchedPages.parse(fill(pages, locale))
  const english = await queryLake(searchedWebinarsQuery, { params: { language: defaultLocale } })
  const listed = entriesOfRows(filled, rows, z.array(z.string()).parse(english))
  return { entries: [...entriesOfPages(filled), ...listed], rules: rulesOf(found) }
}

function rulesOf(found: z.infer<typeof rules>): SearchRules {
  const given = (list: z.infer<typeof words>) => (list ?? []).flatMap((word) => word ?? [])
  return {
    synonyms: found?.synonyms.map(given) ?? [],
    promotions:
      found?.promotions.flatMap(({ queries, id }) => (id ? [{ queries: given(queries), id }] : [])) ?? [],
    words: found?.words.flatMap(({ words, id }) => (id ? [{ words: given(words), id }] : [])) ?? [],
  }
}

const revisions = z.array(
  z.object({
    _id: z.string(),
    _rev: z.string(),
    category: z.string().nullish(),
  }),
)

/** The articles of a locale, and what changes when one of them has to be read again. */
export async function listArticleRevisions(locale: LocaleId): Promise<ListedArticle[]> {
  const params = { language: locale }
  const listed = revisions.parse(await queryLake(searchedArticleRevisionsQuery, { params, isLong: true }))
  const { settings, counts } = await loadFigures(true)
  const fingerprints = [null, counts].map((quoted) => fingerprintOf(settings, quoted))
  return listed.map(({ _id, _rev, category }) => ({
    id: _id,
    revs: fingerprints.map((fingerprint) => articleRevision({ _rev, category: category ?? '' }, fingerprint)),
  }))
}

/** Those of some articles that can be found, by locale. */
export async function getArticleEntries(ids: string[]): Promise<Partial<Record<LocaleId, SearchEntry[]>>> {
  const articles = await queryLake(searchedArticlesQuery, { params: { ids }, isLong: true })
  const { settings, counts, fill } = await loadFigures(quotesCounts(articles))
  const entries: Partial<Record<LocaleId, SearchEntry[]>> = {}
  for (const article of searchedArticles.parse(articles)) {
    const { language } = article
    if (!isLocaleId(language)) continue
    const fingerprint = fingerprintOf(settings, quotesCounts(article) ? counts : null)
    const own = entriesOfArticles([fill(article, language)], fingerprint)
    entries[language] = [...(entries[language] ?? []), ...own]
  }
  return entries
}

/** Placeholders are found as visitors read them. */
async function loadFigures(withCounts: boolean) {
  const found = await queryLake(siteSettingsQuery)
  const settings = found as SiteSettingsQueryResult // typegen derives this type from the query's text
  const counted = withCounts ? await queryLake(countsQuery, { params: { language: defaultLocale } }) : null
  const counts = counted as CountsQueryResult | null // as above
  return {
    settings,
    counts,
    fill: <Value>(value: Value, locale: LocaleId): Value =>
      settings
        ? interpolateFigures(value, formatFigures({ ...settings, counts }, localeOf(locale).languageTag))
        : value,
  }
}
