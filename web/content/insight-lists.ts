import 'server-only'
import { pageNamesQuery } from '@tidewright/schemas/documents/public-paths.groq.ts'
import { defaultLocale, type LocaleId } from '@tidewright/schemas/locales.ts'
import { localePath, publicPath, type RoutableType, slugPath } from '@tidewright/schemas/public-path.ts'
import type { ListedInsights, PageSection, QueriedSection } from '../content-types.ts'
import { listInsights, listLatestInsights } from './insights.ts'
import { sanityFetch } from './lake/sanity-fetch.ts'

/** How many articles a page of the list of all holds. */
const perPage = 24
/** The page under which the articles live. */
const archiveSlug = 'insights'

type Listing = { _type: RoutableType; slug: string; sections: QueriedSection[] }

/** Puts into the lists of a document the articles that they show: `listPage` of all, or the first alone where that is null. */
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

/** The page that lists all articles, in the locale or in the language that stands in for it. */
async function findArchive(locale: LocaleId): Promise<string | null> {
  const params = { slugs: [archiveSlug], languages: [locale, defaultLocale] }
  const [page] = await sanityFetch(pageNamesQuery, { params })
  return page ? localePath(locale, slugPath('page', archiveSlug)) : null
}
