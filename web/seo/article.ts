import { localeOf } from '@tidewright/contracts/locales.ts'
import type { ArticleLeaf } from 'schema-dts'
import type { Insight } from '@/content-types.ts'
import { assetParts, imageUrl } from '@/images/image-url.ts'
import { documentUrl, ogImagePath } from '@/links/urls.ts'
import { type CompanyContext, companyReference } from './company.ts'
import { personNode } from './person.ts'

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
    image: [site + ogImagePath('insight', locale, insight.slug, insight._rev), ...ownImage(site, insight)],
    datePublished: insight.publishedAt ?? undefined,
    dateModified: insight._updatedAt,
    author: insight.author?.name ? personNode(context, insight.author) : companyReference(context),
    publisher: companyReference(context),
    inLanguage: localeOf(locale).languageTag,
    timeRequired: `PT${insight.readMinutes}M`,
    url,
    mainEntityOfPage: url,
  }
}

function ownImage(site: string, { picture }: Insight): string[] {
  return picture?.assetId && assetParts(picture.assetId) ? [site + imageUrl(picture.assetId, 1280)] : []
}
