import 'server-only'
import { pageNamesQuery } from '@tidewright/schemas/documents/public-paths.groq.ts'
import { defaultLocale, type LocaleId } from '@tidewright/schemas/locales.ts'
import { localePath, publicPath, type RoutableType, slugPath } from '@tidewright/schemas/public-path.ts'
import type { ListedInsights, PageSection, QueriedSection } from '../content-types.ts'
import { listInsights, listLatestInsights } from './insights.ts'
import { sanityFetch } from './lake/sanity-fetch.ts'

/** Articles per page in the list of all articles. */
const perPage = 24
/** The slug of the page that lists all articles. */
const archiveSlug = 'insights'

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
  const { insights, total } = await listInsights(locale, (number - 1) * perPage, perPage)
  const count = Math.max(1, Math.ceil(total / perPage))
  return { insights, listPages: { number, count, path }, allPath: null }
}

async function newest(locale: LocaleId, layout: string): Promise<ListedInsights> {
  const { insights, hasMore } = await listLatestInsights(locale, layout === 'byKind' ? perPage : undefined)
  return { insights, listPages: null, allPath: hasMore ? await findArchive(locale) : null }
}

/** The path of the page that lists all articles, in the locale or its fallback. */
async function findArchive(locale: LocaleId): Promise<string | null> {
  const params = { slugs: [archiveSlug], languages: [locale, defaultLocale] }
  const [page] = await sanityFetch(pageNamesQuery, { params })
  return page ? localePath(locale, slugPath('page', archiveSlug)) : null
}
