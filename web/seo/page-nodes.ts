import { type LocaleId, localeOf } from '@tidewright/schemas/locales.ts'
import { listPagePath, type RoutableType } from '@tidewright/schemas/public-path.ts'
import type { WebPageLeaf } from 'schema-dts'
import type { DocumentOf, RoutableDocument } from '@/content-types.ts'
import { articleNode } from './article.ts'
import { type CompanyContext, companyNode, websiteNode } from './company.ts'
import type { JsonLdNode } from './json-ld.ts'
import { serviceNode } from './offers.ts'
import { ratingOf, sectionNodes } from './sections.ts'
import { documentUrl } from './urls.ts'

type NodeOf<Document> = (context: CompanyContext, document: Document) => JsonLdNode

/** What a document of each routable type is to search engines, or null for a plain web page: one that is missing does not compile. */
const documentNodes: { [Type in RoutableType]: NodeOf<DocumentOf<Type>> | null } = {
  page: null,
  legalPage: null,
  servicePackage: serviceNode,
  insight: articleNode,
}

type PageNodes = {
  context: CompanyContext
  document: RoutableDocument
  /** Which page of its list it is. */
  listPage?: number
}

/** Everything that a page says to search engines, in the language of its content and under its canonical address. */
export function pageNodes({ context, document, listPage = 1 }: PageNodes): JsonLdNode[] {
  const { site, locale } = context
  const url = listPagePath(documentUrl(site, document._type, locale, document.slug), listPage)
  const sections = 'sections' in document ? document.sections : []
  const company = companyNode(context)
  const nodes: JsonLdNode[] = [
    { ...company, aggregateRating: ratingOf(context, sections) },
    websiteNode(context),
    webPageNode(site, url, document, locale),
  ]
  // The registry pairs each type with its node, which TypeScript does not follow through the look-up.
  const nodeOf = documentNodes[document._type] as NodeOf<RoutableDocument> | null
  if (nodeOf) nodes.push(nodeOf(context, document))
  nodes.push(...sectionNodes(context, url, sections))
  return nodes
}

function webPageNode(
  site: string,
  url: string,
  { seo, _updatedAt }: RoutableDocument,
  locale: LocaleId,
): WebPageLeaf {
  return {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name: seo.title,
    description: seo.description,
    inLanguage: localeOf(locale).languageTag,
    dateModified: _updatedAt,
    isPartOf: { '@id': `${site}/#website` },
  }
}
