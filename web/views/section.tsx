import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { DataAttribute, PageSection, SectionProps, SectionType } from '@/content-types.ts'
import { AssessmentSection } from '@/features/assessment/assessment-section.tsx'
import { BookCall } from '@/features/booking/book-call.tsx'
import { DownloadList } from '@/features/downloads/download-list.tsx'
import { GuideList } from '@/features/downloads/guide-list.tsx'
import { WebinarList } from '@/features/downloads/webinar-list.tsx'
import { Newsletter } from '@/features/newsletter/newsletter.tsx'
import { PackageFinder } from '@/features/package-finder/package-finder.tsx'
import { RoiCalculator } from '@/features/roi-calculator/roi-calculator.tsx'
import { Benefits } from '@/sections/benefits/benefits.tsx'
import { CaseStudyList } from '@/sections/case-study-list/case-study-list.tsx'
import { ClosingCta } from '@/sections/closing-cta/closing-cta.tsx'
import { Comparison } from '@/sections/comparison/comparison.tsx'
import { ContactTiles } from '@/sections/contact-tiles/contact-tiles.tsx'
import { FaqList } from '@/sections/faq-list/faq-list.tsx'
import { Hero } from '@/sections/hero/hero.tsx'
import { ImplementationTiers } from '@/sections/implementation-tiers/implementation-tiers.tsx'
import { IndustryList } from '@/sections/industry-list/industry-list.tsx'
import { IndustryPlaybookList } from '@/sections/industry-playbook-list/industry-playbook-list.tsx'
import { InsightList } from '@/sections/insight-list/insight-list.tsx'
import { JobRoleList } from '@/sections/job-role-list/job-role-list.tsx'
import { LeadMagnet } from '@/sections/lead-magnet/lead-magnet.tsx'
import { LeaderQuoteList } from '@/sections/leader-quote-list/leader-quote-list.tsx'
import { LogoStrip } from '@/sections/logo-strip/logo-strip.tsx'
import { Notice } from '@/sections/notice.tsx'
import { PackageList } from '@/sections/package-list/package-list.tsx'
import { Perks } from '@/sections/perks/perks.tsx'
import { Pillars } from '@/sections/pillars/pillars.tsx'
import { ProblemStatement } from '@/sections/problem-statement/problem-statement.tsx'
import { RetainerTierList } from '@/sections/retainer-tier-list/retainer-tier-list.tsx'
import { RichTextSection } from '@/sections/rich-text-section/rich-text-section.tsx'
import { SelectionProcess } from '@/sections/selection-process/selection-process.tsx'
import { ServiceArchitecture } from '@/sections/service-architecture/service-architecture.tsx'
import { SingleQuote } from '@/sections/single-quote/single-quote.tsx'
import { Table } from '@/sections/table/table.tsx'
import { TeamList } from '@/sections/team-list/team-list.tsx'
import { TestimonialList } from '@/sections/testimonial-list/testimonial-list.tsx'
import { TextWithPicture } from '@/sections/text-with-picture/text-with-picture.tsx'
import { ValueProposition } from '@/sections/value-proposition/value-proposition.tsx'
import { Values } from '@/sections/values/values.tsx'
import { Video } from '@/sections/video/video.tsx'
import { WhyUs } from '@/sections/why-us/why-us.tsx'

/** The component of each section type, interactive ones from features/; a type error if one is missing. */
const components: { [Type in SectionType]: (props: SectionProps<Type>) => ReactNode | Promise<ReactNode> } = {
  hero: Hero,
  problemStatement: ProblemStatement,
  valueProposition: ValueProposition,
  pillars: Pillars,
  whyUs: WhyUs,
  comparison: Comparison,
  serviceArchitecture: ServiceArchitecture,
  packageFinder: PackageFinder,
  packageList: PackageList,
  retainerTierList: RetainerTierList,
  implementationTiers: ImplementationTiers,
  industryList: IndustryList,
  industryPlaybookList: IndustryPlaybookList,
  roiCalculator: RoiCalculator,
  assessmentSection: AssessmentSection,
  caseStudyList: CaseStudyList,
  testimonialList: TestimonialList,
  leaderQuoteList: LeaderQuoteList,
  singleQuote: SingleQuote,
  logoStrip: LogoStrip,
  teamList: TeamList,
  faqList: FaqList,
  contactTiles: ContactTiles,
  perks: Perks,
  values: Values,
  jobRoleList: JobRoleList,
  selectionProcess: SelectionProcess,
  benefits: Benefits,
  richTextSection: RichTextSection,
  textWithPicture: TextWithPicture,
  video: Video,
  table: Table,
  insightList: InsightList,
  leadMagnet: LeadMagnet,
  downloadList: DownloadList,
  guideList: GuideList,
  webinarList: WebinarList,
  newsletter: Newsletter,
  bookCall: BookCall,
  closingCta: ClosingCta,
}

type AnySectionProps = Omit<SectionProps<SectionType>, 'section'> & { section: PageSection }

/**
 * Renders a section by its type. The Studio may be newer than the site: a section of an unknown type shows only in
 * preview, as a notice.
 */
export function Section(props: AnySectionProps) {
  // The table pairs each type with its component; TypeScript can't follow that through the lookup.
  const Component = components[props.section._type] as ((props: AnySectionProps) => ReactNode) | undefined
  return Component ? <Component {...props} /> : <UnknownSection {...props} />
}

type UnknownSectionProps = { section: { _type: string }; dataAttribute: DataAttribute }

/** Tells editors in preview that this version of the site can't render a section; visitors see nothing. */
async function UnknownSection({ section, dataAttribute }: UnknownSectionProps) {
  const field = dataAttribute('heading')
  if (field === undefined) return null
  const t = await getTranslations('preview')
  return (
    <div data-sanity={field}>
      <Notice>{t('unknownSection', { type: section._type })}</Notice>
    </div>
  )
}
