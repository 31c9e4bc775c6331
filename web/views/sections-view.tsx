import { localeOf } from '@tidewright/contracts/locales.ts'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type {
  DataAttribute,
  PageSection,
  RoutableDocument,
  SectionProps,
  SectionType,
} from '@/content-types.ts'
import { AssessmentSection } from '@/features/assessment/assessment-section.tsx'
import { BookCall } from '@/features/booking/book-call.tsx'
import { DownloadList, GuideList, WebinarList } from '@/features/downloads/database-lists.tsx'
import { Newsletter } from '@/features/newsletter/newsletter.tsx'
import { PackageFinder } from '@/features/package-finder/package-finder.tsx'
import { RoiCalculator } from '@/features/roi-calculator/roi-calculator.tsx'
import { languageAttribute } from '@/i18n/foreign-language-tag.ts'
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
import type { DocumentViewProps } from './document-view-props.ts'

type WithSections = Extract<RoutableDocument, { sections: unknown }>

/** A document made of sections, below the head of its type. */
export function SectionsView({
  document,
  locale,
  contentLocale,
  dataAttribute,
  head,
}: DocumentViewProps<WithSections> & { head?: ReactNode }) {
  const { languageTag } = localeOf(contentLocale)
  const inventedKey = firstInvented(document.sections)
  return (
    <div lang={languageTag}>
      {head}
      {document.sections.map((section) => {
        const { lang } = languageAttribute(section)
        const shown = (
          <Section
            key={section._key}
            section={section}
            locale={locale}
            languageTag={lang ?? languageTag}
            notesInvented={section._key === inventedKey}
            dataAttribute={(field) => dataAttribute(`sections[_key=="${section._key}"].${field}`)}
          />
        )
        if (!lang) return shown
        return (
          <div key={section._key} lang={lang} className="contents">
            {shown}
          </div>
        )
      })}
    </div>
  )
}

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

/** The key of the first section that shows a fictional person or company, which says so for the whole page; or null. */
export function firstInvented(sections: readonly PageSection[]): string | null {
  const first = sections.find((section) => shownIn(section).some(({ invented }) => invented))
  return first?._key ?? null
}

/** The people and companies in a section, of those types that may be fictional. */
function shownIn(section: PageSection): readonly { invented: boolean }[] {
  switch (section._type) {
    case 'caseStudyList':
      return section.caseStudies
    case 'teamList':
      return section.members
    case 'testimonialList':
      return section.testimonials
    case 'leaderQuoteList':
      return [...section.quotes, ...section.testimonials]
    case 'insightList':
      // The author is shown of articles that aren't just lines.
      return section.insights
        .slice(0, section.layout === 'byKind' ? undefined : 1)
        .flatMap(({ author }) => (author?.name ? [author] : []))
    case 'singleQuote':
      return section.quote ? [section.quote] : []
    default:
      return []
  }
}
