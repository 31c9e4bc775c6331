import { caseStudyQuery } from '@tidewright/schemas/documents/case-study/case-study.groq.ts'
import { industryQuery } from '@tidewright/schemas/documents/industry/industry.groq.ts'
import { newsletterIssueQuery } from '@tidewright/schemas/documents/newsletter-issue/newsletter-issue.groq.ts'
import { servicePackageQuery } from '@tidewright/schemas/documents/service-package/service-package.groq.ts'
import { teamMemberQuery } from '@tidewright/schemas/documents/team-member/team-member.groq.ts'
import { expect, it } from 'vitest'
import { recordLanguages } from '../../web/content/mostly-english.ts'
import { PackageHead } from '../../web/sections/page-heads/package-head.tsx'
import { CaseStudyView } from '../../web/views/case-study-view.tsx'
import { IndustryView } from '../../web/views/industry-view.tsx'
import { NewsletterIssueView } from '../../web/views/newsletter-issue-view.tsx'
import { TeamMemberView } from '../../web/views/team-member-view.tsx'
import { renderHtml } from './render.tsx'
import { queryDocument } from './starter-content.ts'

const props = { locale: 'fr', contentLocale: 'fr', dataAttribute: (field: string) => field } as const

/** The English document of a type as a translation of which nothing was translated yet. */
async function untranslated(type: string, query: string) {
  const found = await queryDocument(type, query)
  recordLanguages(found, structuredClone(found), { locale: 'fr', contentLocale: 'fr' })
  return found
}

it('the texts of a head that are still in English say so', async () => {
  const [bought, study, industry, member, issue] = await Promise.all([
    untranslated('servicePackage', servicePackageQuery),
    untranslated('caseStudy', caseStudyQuery),
    untranslated('industry', industryQuery),
    untranslated('teamMember', teamMemberQuery),
    untranslated('newsletterIssue', newsletterIssueQuery),
  ])
  const heads = [
    [<PackageHead key="p" servicePackage={bought} {...props} />, 'subtitle', 'description'],
    [<CaseStudyView key="c" document={study} {...props} />, 'title', 'challenge', 'solution'],
    [<IndustryView key="i" document={industry} {...props} />, 'summary', 'challenge', 'approach'],
    [<TeamMemberView key="t" document={Object.assign(member, { insights: [] })} {...props} />, 'bio'],
    [
      <NewsletterIssueView key="n" document={Object.assign(issue, { others: [] })} {...props} />,
      'title',
      'summary',
    ],
  ] as const
  for (const [head, ...fields] of heads) {
    const html = await renderHtml(head)
    for (const field of fields)
      expect(html).toMatch(new RegExp(`<\\w+ lang="en-GB"[^>]* data-sanity="${field}"`))
  }
})
