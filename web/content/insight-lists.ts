import 'server-only'
import { defaultLocale, type LocaleId } from '@tidewright/contracts/locales.ts'
import { pageSlugs } from '@tidewright/contracts/page-slugs.ts'
import { publicPath, type RoutableType } from '@tidewright/contracts/public-path.ts'
import { categoryQuery } from '@tidewright/schemas/documents/category/category.groq.ts'
import type {
  Category,
  DocumentParams,
  ListedInsights,
  PageSection,
  QueriedSection,
} from '../content-types.ts'
import { listInsights, listLatestInsights } from './insights.ts'
import { sanityFetch } from './lake/sanity-fetch.ts'
import { getPageNames } from './public-paths.ts'

/** Articles per page in the list of all articles. */
export const articlesPerPage = 24

type Listing = { _type: RoutableType; slug: string; sections: QueriedSection[] }

/** Adds the articles to the lists of a document: page `listPage` of all articles, or only the newest if null. */
export async function withInsights<Document extends Listing>(
  document: Document,
  locale: LocaleId,
  listPage: number | null,
): Promise<Omit<Document, 'sections'> & { sections: PageSection[] }> {
  const sections = await Promise.all(
    document.sections.map(async (section): Promise<PageSection> => {
      if (section._type !== 'insightList') return section
      const isPaged = section.layout === 'byKind' && listPage !== null
      const path = publicPath(document._type, locale, document.slug)
      const listed = isPaged ? pageOfInsights(locale, listPage, path) : newest(locale, section.layout)
      return { ...section, ...(await listed) }
    }),
  )
  return { ...document, sections }
}

/** Page `number` of the list at a path: all articles, or those of a category, whose ids are `categories`. */
async function pageOfInsights(
  locale: LocaleId,
  number: number,
  path: string,
  categories?: Category['versions'],
) {
  const start = (number - 1) * articlesPerPage
  const { insights, total } = await listInsights(locale, start, articlesPerPage, categories)
  const count = Math.max(1, Math.ceil(total / articlesPerPage))
  return { insights, listPages: { number, count, path }, allPath: null }
}

/** A category by its slug, and page `listPage` of its articles in the visitor's locale. */
export async function loadCategory(
  params: DocumentParams,
  locale: LocaleId,
  listPage: number,
): Promise<Category | null> {
  const category = await sanityFetch(categoryQuery, { params })
  if (!category) return null
  const path = publicPath('category', locale, category.slug)
  const [listed, allPath] = await Promise.all([
    pageOfInsights(locale, listPage, path, category.versions),
    findArchive(locale),
  ])
  // An empty list is nothing for search engines, and isn't in the sitemap.
  const seo = { ...category.seo, noindex: category.seo.noindex || listed.insights.length === 0 }
  return { ...category, ...listed, seo, allPath }
}

async function newest(locale: LocaleId, layout: string): Promise<ListedInsights> {
  const { insights, hasMore } = await listLatestInsights(
    locale,
    layout === 'byKind' ? articlesPerPage : undefined,
  )
  return { insights, listPages: null, allPath: hasMore ? await findArchive(locale) : null }
}

/** The path of the page that lists all articles, in the locale or its fallback. */
export async function findArchive(locale: LocaleId): Promise<string | null> {
  const { [locale]: own, [defaultLocale]: original } = pageSlugs.insights
  const [page] = await getPageNames(locale, [own, original])
  return page ? publicPath('page', locale, page.slug) : null
}
