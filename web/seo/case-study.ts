import { localeOf } from '@tidewright/schemas/locales.ts'
import type { ArticleLeaf } from 'schema-dts'
import type { CaseStudy } from '@/content-types.ts'
import { type CompanyContext, companyReference } from './company.ts'
import { documentUrl, ogImagePath } from './urls.ts'

/**
 * A case study as an article about a company; an invented company is not named as an organisation. Source:
 * https://developers.google.com/search/docs/appearance/structured-data/article
 */
export function caseStudyNode(context: CompanyContext, study: CaseStudy): ArticleLeaf {
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
