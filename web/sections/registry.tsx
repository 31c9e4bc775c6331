import type { InteractiveSectionType, SectionComponents, SectionType } from '@/content-types.ts'
import { Benefits } from './benefits.tsx'
import { CaseStudyList } from './case-study-list.tsx'
import { ClosingCta } from './closing-cta.tsx'
import { Comparison } from './comparison.tsx'
import { ContactTiles } from './contact-tiles.tsx'
import { FaqList } from './faq-list.tsx'
import { Hero } from './hero.tsx'
import { ImplementationTiers } from './implementation-tiers.tsx'
import { IndustryList } from './industry-list.tsx'
import { IndustryPlaybookList } from './industry-playbook-list.tsx'
import { InsightList } from './insight-list.tsx'
import { JobRoleList } from './job-role-list.tsx'
import { LeadMagnet } from './lead-magnet.tsx'
import { LeaderQuoteList } from './leader-quote-list.tsx'
import { LogoStrip } from './logo-strip.tsx'
import { PackageList } from './package-list.tsx'
import { Perks } from './perks.tsx'
import { Pillars } from './pillars.tsx'
import { ProblemStatement } from './problem-statement.tsx'
import { RetainerTierList } from './retainer-tier-list.tsx'
import { RichTextSection } from './rich-text-section.tsx'
import { SelectionProcess } from './selection-process.tsx'
import { ServiceArchitecture } from './service-architecture.tsx'
import { SingleQuote } from './single-quote.tsx'
import { Table } from './table.tsx'
import { TeamList } from './team-list.tsx'
import { TestimonialList } from './testimonial-list.tsx'
import { TextWithPicture } from './text-with-picture.tsx'
import { ValueProposition } from './value-proposition.tsx'
import { Values } from './values.tsx'
import { Video } from './video.tsx'
import { WhyUs } from './why-us.tsx'

/** The component of each section type, but for the interactive ones, which features/registry.tsx has. */
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
