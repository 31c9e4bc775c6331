import { localeOf } from '@tidewright/contracts/locales.ts'
import type { AggregateRatingLeaf, FAQPageLeaf, JobPostingLeaf, QuestionLeaf } from 'schema-dts'
import type { PageSection, SectionOf } from '@/content-types.ts'
import { type CompanyContext, companyReference } from './company.ts'
import { catalogNode } from './offers.ts'
import type { JsonLdNode } from './structured-data.tsx'
import { escapeXml } from './xml.ts'

/** The structured data of a page's sections: questions, open roles, packages. */
export function sectionNodes(
  context: CompanyContext,
  url: string,
  sections: readonly PageSection[],
): JsonLdNode[] {
  return [
    ...faqNodes(context, url, sections),
    ...sections.flatMap((section): JsonLdNode[] => {
      if (section._type === 'jobRoleList') return jobNodes(context, url, section)
      if (section._type === 'packageList' && section.packages.length > 0) {
        return [catalogNode(context, url, section)]
      }
      return []
    }),
  ]
}

/** One node per page, as search engines require, for any number of question lists. */
function faqNodes(context: CompanyContext, url: string, sections: readonly PageSection[]): FAQPageLeaf[] {
  const faqs = sections
    .flatMap((section) => (section._type === 'faqList' ? section.faqs : []))
    .filter(({ question, answer }) => question && answer)
  if (faqs.length === 0) return []
  const mainEntity = faqs.map(
    ({ question, answer }): QuestionLeaf => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }),
  )
  return [
    {
      '@type': 'FAQPage',
      '@id': `${url}#faq`,
      url,
      inLanguage: localeOf(context.locale).languageTag,
      mainEntity,
    },
  ]
}

/** All roles are remote. Source: https://developers.google.com/search/docs/appearance/structured-data/job-posting */
function jobNodes(context: CompanyContext, url: string, section: SectionOf<'jobRoleList'>): JobPostingLeaf[] {
  return section.roles
    .filter(({ title, postedOn }) => title && postedOn)
    .map(
      (role): JobPostingLeaf => ({
        '@type': 'JobPosting',
        '@id': `${url}#${role._id}`,
        title: role.title,
        description: describe(role),
        datePosted: role.postedOn ?? undefined,
        validThrough: role.closesOn ? `${role.closesOn}T23:59:59Z` : undefined,
        employmentType: role.employment,
        hiringOrganization: companyReference(context),
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'AdministrativeArea', name: context.areaServed },
        identifier: { '@type': 'PropertyValue', name: context.facts.name, value: role._id },
        url,
      }),
    )
}

/** The role as HTML, as the property requires. */
function describe(role: SectionOf<'jobRoleList'>['roles'][number]): string {
  const lines = [role.summary, role.location, role.experience].filter(Boolean)
  const requirements = role.requirements.map((requirement) => `<li>${escapeXml(requirement)}</li>`)
  const list = requirements.length > 0 ? `<ul>${requirements.join('')}</ul>` : ''
  return lines.map((line) => `<p>${escapeXml(line)}</p>`).join('') + list
}

/** The rating with its number of reviews, if the page shows it: search engines require that visitors can see it. */
export function ratingOf(
  { facts: { rating, reviews } }: CompanyContext,
  sections: readonly PageSection[],
): AggregateRatingLeaf | undefined {
  if (!rating || !reviews) return undefined
  const isShown = sections.some(
    (section) =>
      'stats' in section &&
      section.stats.some(
        ({ value, label, basis }) =>
          value.includes(rating.formatted) && `${label} ${basis}`.includes(reviews.formatted),
      ),
  )
  if (!isShown) return undefined
  return {
    '@type': 'AggregateRating',
    ratingValue: rating.value,
    reviewCount: reviews.value,
    bestRating: 5,
    worstRating: 1,
  }
}
