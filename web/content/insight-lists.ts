import 'server-only'
import { defaultLocale, type LocaleId } from '@tidewright/contracts/locales.ts'
import { pageSlugs } from '@tidewright/contracts/page-slugs.ts'
import { publicPath, type RoutableType } from '@tidewright/contracts/public-path.ts'
import type { ListedInsights, PageSection, QueriedSection } from '../content-types.ts'
import { listInsights, listLatestInsights } from './insights.ts'
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
      const listed = isPaged ? pageOfAll(locale, listPage, path) : newest(locale, section.layout)
      return { ...section, ...(await listed) }
    }),
  )
  return { ...document, sections }
}

async function pageOfAll(locale: LocaleId, number: number, path: string): Promise<ListedInsights> {
  const { insights, total } = await listInsights(locale, (number - 1) * articlesPerPage, articlesPerPage)
  const count = Math.max(1, Math.ceil(total / articlesPerPage))
  return { insights, listPages: { number, count, path }, allPath: null }
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
