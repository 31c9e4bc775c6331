import { categoriesQuery } from '@tidewright/schemas/documents/category/category.groq.ts'
import { insightCardsQuery } from '@tidewright/schemas/documents/insight/insight.groq.ts'
import { pageQuery } from '@tidewright/schemas/documents/page/page.groq.ts'
import { servicePackageQuery } from '@tidewright/schemas/documents/service-package/service-package.groq.ts'
import type { InsightCardsQueryResult } from '@tidewright/schemas/sanity.types.ts'
import { sectionTypes } from '@tidewright/schemas/sections/section-types.ts'
import { isSeedAsset } from '../../content/seed/document.ts'
import { compileSeed } from '../../content/seed/documents.ts'
import { joinCategories } from '../../web/content/join-categories.ts'
import type { PageSection, QueriedSection } from '../../web/content-types.ts'
import { runQuery } from '../support/run-query.ts'
import type { Content } from './variants.ts'

const asset = { _type: 'reference', _ref: `image-${'a'.repeat(40)}-1600x1000-jpg` }

const film = { _type: 'reference', _ref: `file-${'a'.repeat(40)}-mp4` }

/** The English starter content as the content lake has it, with a single image for all. */
export const starterContent: Content[] = compileSeed()
  .map(({ document }) => withAssets(document))
  .filter((document): document is Content => isOf(document, 'language', ['en-UK', undefined]))

function withAssets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAssets)
  if (typeof value !== 'object' || value === null) return value
  if (isSeedAsset(value)) {
    const { launchFile, ...own } = value
    return { ...own, asset: value._type === 'file' ? film : asset }
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withAssets(inner)]))
}

function isOf(value: unknown, field: string, allowed: unknown[]): boolean {
  return typeof value === 'object' && value !== null && allowed.includes(Reflect.get(value, field))
}

/** All sections of pages and packages among the documents, as the site's queries return them. */
export async function querySections(documents: readonly Content[]): Promise<PageSection[]> {
  const sections: PageSection[] = []
  for (const document of documents) {
    const query = document._type === 'servicePackage' ? servicePackageQuery : pageQuery
    if (!['page', 'legalPage', 'servicePackage'].includes(String(document._type))) continue
    const params = { language: 'en-UK', slug: Object(document.slug).current }
    const { sections: own }: { sections: QueriedSection[] } = await runQuery(query, documents, params)
    for (const section of own) {
      // Sections of several pages are combined here; keys and anchors are unique only within a page.
      const shared = { _key: `${document._id}-${section._key}`, anchor: '' }
      sections.push(
        section._type === 'insightList'
          ? { ...section, ...shared, ...(await listOf(section.layout, documents)) }
          : { ...section, ...shared },
      )
    }
  }
  return sections
}

/** The articles of a list, as if there were many more. */
async function listOf(layout: string, documents: readonly Content[]) {
  const params = { locale: 'en-UK', fallback: 'en-UK', start: 0, end: 24 }
  const queried: InsightCardsQueryResult = await runQuery(insightCardsQuery, documents, params)
  const insights = joinCategories(queried, await runQuery(categoriesQuery, documents, params), 'en-UK')
  return layout === 'byKind'
    ? { insights, listPages: { number: 3, count: 9, path: '/insights' }, allPath: null }
    : { insights, listPages: null, allPath: '/insights' }
}

/** A page with a section of every type, as the Studio saves it before it is filled in. */
export const emptyPage: Content = {
  _id: 'page-empty',
  _type: 'page',
  language: 'en-UK',
  slug: { current: 'empty' },
  sections: sectionTypes.map(({ name }) => ({ _key: name, _type: name })),
}

/** The first English starter document of a type, as the query of its page returns it. */
export function queryDocument(type: string, query: string) {
  const document = starterContent.find(({ _type }) => _type === type)
  return runQuery(query, starterContent, { language: 'en-UK', slug: Object(document?.slug).current })
}
