import { assessmentSection } from './assessment-section/assessment-section.schema.ts'
import { benefits } from './benefits/benefits.schema.ts'
import { bookCall } from './book-call/book-call.schema.ts'
import { caseStudyList } from './case-study-list/case-study-list.schema.ts'
import { closingCta } from './closing-cta/closing-cta.schema.ts'
import { comparison } from './comparison/comparison.schema.ts'
import { contactTiles } from './contact-tiles/contact-tiles.schema.ts'
import { downloadList } from './download-list/download-list.schema.ts'
import { faqList } from './faq-list/faq-list.schema.ts'
import { guideList } from './guide-list/guide-list.schema.ts'
import { hero } from './hero/hero.schema.ts'
import { implementationTiers } from './implementation-tiers/implementation-tiers.schema.ts'
import { industryList } from './industry-list/industry-list.schema.ts'
import { industryPlaybookList } from './industry-playbook-list/industry-playbook-list.schema.ts'
import { insightList } from './insight-list/insight-list.schema.ts'
import { jobRoleList } from './job-role-list/job-role-list.schema.ts'
import { leadMagnet } from './lead-magnet/lead-magnet.schema.ts'
import { leaderQuoteList } from './leader-quote-list/leader-quote-list.schema.ts'
import { logoStrip } from './logo-strip/logo-strip.schema.ts'
import { newsletter } from './newsletter/newsletter.schema.ts'
import { packageFinder } from './package-finder/package-finder.schema.ts'
import { packageList } from './package-list/package-list.schema.ts'
import { perks } from './perks/perks.schema.ts'
import { pillars } from './pillars/pillars.schema.ts'
import { problemStatement } from './problem-statement/problem-statement.schema.ts'
import { retainerTierList } from './retainer-tier-list/retainer-tier-list.schema.ts'
import { richTextSection } from './rich-text-section/rich-text-section.schema.ts'
import { roiCalculator } from './roi-calculator/roi-calculator.schema.ts'
import { selectionProcess } from './selection-process/selection-process.schema.ts'
import { serviceArchitecture } from './service-architecture/service-architecture.schema.ts'
import { singleQuote } from './single-quote/single-quote.schema.ts'
import { table } from './table/table.schema.ts'
import { teamList } from './team-list/team-list.schema.ts'
import { testimonialList } from './testimonial-list/testimonial-list.schema.ts'
import { textWithPicture } from './text-with-picture/text-with-picture.schema.ts'
import { valueProposition } from './value-proposition/value-proposition.schema.ts'
import { values } from './values/values.schema.ts'
import { video } from './video/video.schema.ts'
import { webinarList } from './webinar-list/webinar-list.schema.ts'
import { whyUs } from './why-us/why-us.schema.ts'

/** Every section type, in the order in which the Studio offers them. */
export const sectionTypes = [
  hero,
  problemStatement,
  valueProposition,
  pillars,
  whyUs,
  comparison,
  serviceArchitecture,
  packageFinder,
  packageList,
  retainerTierList,
  implementationTiers,
  industryList,
  industryPlaybookList,
  roiCalculator,
  assessmentSection,
  caseStudyList,
  testimonialList,
  leaderQuoteList,
  singleQuote,
  logoStrip,
  teamList,
  faqList,
  contactTiles,
  perks,
  values,
  jobRoleList,
  selectionProcess,
  benefits,
  richTextSection,
  textWithPicture,
  video,
  table,
  insightList,
  leadMagnet,
  downloadList,
  guideList,
  webinarList,
  newsletter,
  bookCall,
  closingCta,
]
