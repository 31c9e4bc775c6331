import { defaultLocale, isLocaleId, type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { assetParts, imageUrl } from '@tidewright/contracts/media/image-url.ts'
import { listPagePath, type RoutableType } from '@tidewright/contracts/public-path.ts'
import type { ArticleLeaf, CollectionPageLeaf, VideoObjectLeaf, WebPageLeaf } from 'schema-dts'
import type {
  CaseStudy,
  Category,
  DocumentOf,
  Insight,
  RichTextBlock,
  RoutableDocument,
  Slugs,
  Webinar,
} from '@/content-types.ts'
import { documentUrl, ogImagePath, videoPath } from '@/links/urls.ts'
import {
  type CompanyContext,
  companyNode,
  companyReference,
  personNode,
  profileNode,
  websiteNode,
} from './company.ts'
import { serviceNode } from './offers.ts'
import { ratingOf, sectionNodes } from './sections.ts'
import type { JsonLdNode } from './structured-data.tsx'

type NodeOf<Document> = (context: CompanyContext, document: Document) => JsonLdNode | null

/** The structured data of each routable type, or null for a plain web page; a type error if one is missing. */
const documentNodes: { [Type in RoutableType]: NodeOf<DocumentOf<Type>> | null } = {
  page: null,
  legalPage: null,
  servicePackage: serviceNode,
  insight: articleNode,
  category: collectionNode,
  caseStudy: caseStudyNode,
  industry: null,
  teamMember: profileNode,
  webinar: webinarNode,
  newsletterIssue: null,
}

type PageNodes = {
  context: CompanyContext
  document: RoutableDocument
  /** The slug of the document in each of its languages. */
  slugs: Slugs
  /** The page number of a list. */
  listPage?: number
}

/** The structured data of a page, in its content's language and with its canonical URL. */
export function pageNodes({ context, document: shown, slugs, listPage = 1 }: PageNodes): JsonLdNode[] {
  const { site, locale } = context
  const document = { ...shown, slug: slugs[locale] ?? shown.slug }
  const url = listPagePath(documentUrl(site, document._type, locale, document.slug), listPage)
  const sections = 'sections' in document ? document.sections : []
  const company = companyNode(context)
  const nodes: JsonLdNode[] = [
    { ...company, aggregateRating: ratingOf(context, sections) },
    websiteNode(context),
    webPageNode(site, url, document, locale),
  ]
  // The registry pairs each type with its node; TypeScript can't follow that through the lookup.
  const nodeOf = documentNodes[document._type] as NodeOf<RoutableDocument> | null
  const own = nodeOf?.(context, document)
  if (own) nodes.push(own)
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

/**
 * A case study as an article about a company; an invented company is not named as an organisation. Source:
 * https://developers.google.com/search/docs/appearance/structured-data/article
 */
function caseStudyNode(context: CompanyContext, study: CaseStudy): ArticleLeaf {
  const { site, locale } = context
  const url = documentUrl(site, 'caseStudy', locale, study.slug)
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: study.title,
    description: study.seo.description,
    image: site + ogImagePath('caseStudy', locale, study.slug, study._rev),
    datePublished: study._createdAt,
    dateModified: study._updatedAt,
    about: study.invented ? undefined : { '@type': 'Organization', name: study.company },
    author: companyReference(context),
    publisher: companyReference(context),
    inLanguage: localeOf(locale).languageTag,
    url,
    mainEntityOfPage: url,
  }
}

/** Source: https://developers.google.com/search/docs/appearance/structured-data/article */
export function articleNode(context: CompanyContext, insight: Insight): ArticleLeaf {
  const { site, locale } = context
  const url = documentUrl(site, 'insight', locale, insight.slug)
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: insight.title,
    description: insight.seo.description,
    // The share image first: the article's own image may be an SVG, which not every reader supports.
    image: [
      site + ogImagePath('insight', locale, insight.slug, insight._rev),
      ...imagesOf(site, insight.picture),
    ],
    video: insight.body.flatMap((block) =>
      block._type === 'uploadedVideo' && block.file ? [videoNode(site, insight, block)] : [],
    ),
    datePublished: insight.publishedAt ?? undefined,
    dateModified: insight._updatedAt,
    author: insight.author?.name ? personNode(context, insight.author) : companyReference(context),
    publisher: companyReference(context),
    inLanguage: localeOf(locale).languageTag,
    articleSection: insight.category?.language === locale ? insight.category.title : undefined,
    timeRequired: `PT${insight.readMinutes}M`,
    url,
    mainEntityOfPage: url,
  }
}

/** The articles that a category lists. Source: https://schema.org/CollectionPage */
function collectionNode({ site, locale }: CompanyContext, category: Category): CollectionPageLeaf {
  const url = listPagePath(documentUrl(site, 'category', locale, category.slug), category.listPages.number)
  return {
    '@type': 'CollectionPage',
    '@id': `${url}#collection`,
    url,
    name: category.heading,
    inLanguage: localeOf(locale).languageTag,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: category.insights.map(({ language, slug, title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        item: documentUrl(site, 'insight', isLocaleId(language) ? language : locale, slug),
      })),
    },
  }
}

/**
 * The recording of a webinar; null while a draft has none. The length is known of the English one, and the upload is at
 * least as late as the recording. Source: as `videoNode`, which asks for a time zone.
 */
function webinarNode(context: CompanyContext, webinar: Webinar): VideoObjectLeaf | null {
  const { site, locale } = context
  const { recording, recordingLanguage, recordedOn, title, seo, slug, minutes } = webinar
  if (!recording?.file) return null
  const url = documentUrl(site, 'webinar', locale, slug)
  return {
    '@type': 'VideoObject',
    '@id': `${url}#video`,
    name: title,
    description: webinar.description || seo.description,
    thumbnailUrl: imagesOf(site, recording.poster),
    uploadDate: recordedOn ? `${recordedOn}T00:00:00Z` : undefined,
    duration: minutes > 0 && recordingLanguage === defaultLocale ? `PT${minutes}M` : undefined,
    contentUrl: site + videoPath(recording.file),
    inLanguage: isLocaleId(recordingLanguage) ? localeOf(recordingLanguage).languageTag : undefined,
    publisher: companyReference(context),
    mainEntityOfPage: url,
  }
}

/** Source: https://developers.google.com/search/docs/appearance/structured-data/video */
function videoNode(
  site: string,
  { publishedAt }: Insight,
  { title, file, poster, transcript }: RichTextBlock<'uploadedVideo'>,
): VideoObjectLeaf {
  return {
    '@type': 'VideoObject',
    name: title,
    thumbnailUrl: imagesOf(site, poster),
    uploadDate: publishedAt ?? undefined,
    contentUrl: site + videoPath(file),
    transcript,
  }
}

function imagesOf(site: string, picture: Insight['picture']): string[] {
  return picture?.assetId && assetParts(picture.assetId) ? [site + imageUrl(picture.assetId, 1280)] : []
}
