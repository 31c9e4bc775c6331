import type { InteractiveSectionType, SectionComponents, SectionType } from '@/content-types.ts'
import { Benefits } from './benefits/benefits.tsx'
import { CaseStudyList } from './case-study-list/case-study-list.tsx'
import { ClosingCta } from './closing-cta/closing-cta.tsx'
import { Comparison } from './comparison/comparison.tsx'
import { ContactTiles } from './contact-tiles/contact-tiles.tsx'
import { FaqList } from './faq-list/faq-list.tsx'
import { Hero } from './hero/hero.tsx'
import { ImplementationTiers } from './implementation-tiers/implementation-tiers.tsx'
import { IndustryList } from './industry-list/industry-list.tsx'
import { IndustryPlaybookList } from './industry-playbook-list/industry-playbook-list.tsx'
import { InsightList } from './insight-list/insight-list.tsx'
import { JobRoleList } from './job-role-list/job-role-list.tsx'
import { LeadMagnet } from './lead-magnet/lead-magnet.tsx'
import { LeaderQuoteList } from './leader-quote-list/leader-quote-list.tsx'
import { LogoStrip } from './logo-strip/logo-strip.tsx'
import { PackageList } from './package-list/package-list.tsx'
import { Perks } from './perks/perks.tsx'
import { Pillars } from './pillars/pillars.tsx'
import { ProblemStatement } from './problem-statement/problem-statement.tsx'
import { RetainerTierList } from './retainer-tier-list/retainer-tier-list.tsx'
import { RichTextSection } from './rich-text-section/rich-text-section.tsx'
import { SelectionProcess } from './selection-process/selection-process.tsx'
import { ServiceArchitecture } from './service-architecture/service-architecture.tsx'
import { SingleQuote } from './single-quote/single-quote.tsx'
import { Table } from './table/table.tsx'
import { TeamList } from './team-list/team-list.tsx'
import { TestimonialList } from './testimonial-list/testimonial-list.tsx'
import { TextWithPicture } from './text-with-picture/text-with-picture.tsx'
import { ValueProposition } from './value-proposition/value-proposition.tsx'
import { Values } from './values/values.tsx'
import { Video } from './video/video.tsx'
import { WhyUs } from './why-us/why-us.tsx'

/** The component of each section type, except the interactive ones in features/registry.tsx. */
export const sectionComponents: SectionComponents<Exclude<SectionType, InteractiveSectionType>> = {
  hero: Hero,
  problemStatement: ProblemStatement,
  valueProposition: ValueProposition,
  pillars: Pillars,
  whyUs: WhyUs,
  comparison: Comparison,
  serviceArchitecture: ServiceArchitecture,
  packageList: PackageList,
  retainerTierList: RetainerTierList,
  implementationTiers: ImplementationTiers,
  industryList: IndustryList,
  industryPlaybookList: IndustryPlaybookList,
  caseStudyList: CaseStudyList,
  testimonialList: TestimonialList,
  leadMagnet: LeadMagnet,
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
  closingCta: ClosingCta,
}
