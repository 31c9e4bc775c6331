import { assessmentSectionFragment } from './assessment-section/assessment-section.groq.ts'
import { benefitsFragment } from './benefits/benefits.groq.ts'
import { bookCallFragment } from './book-call/book-call.groq.ts'
import { caseStudyListFragment } from './case-study-list/case-study-list.groq.ts'
import { closingCtaFragment } from './closing-cta/closing-cta.groq.ts'
import { comparisonFragment } from './comparison/comparison.groq.ts'
import { contactTilesFragment } from './contact-tiles/contact-tiles.groq.ts'
import { downloadListFragment } from './download-list/download-list.groq.ts'
import { faqListFragment } from './faq-list/faq-list.groq.ts'
import { guideListFragment } from './guide-list/guide-list.groq.ts'
import { heroFragment } from './hero/hero.groq.ts'
import { implementationTiersFragment } from './implementation-tiers/implementation-tiers.groq.ts'
import { industryListFragment } from './industry-list/industry-list.groq.ts'
import { industryPlaybookListFragment } from './industry-playbook-list/industry-playbook-list.groq.ts'
import { insightListFragment } from './insight-list/insight-list.groq.ts'
import { jobRoleListFragment } from './job-role-list/job-role-list.groq.ts'
import { leadMagnetFragment } from './lead-magnet/lead-magnet.groq.ts'
import { leaderQuoteListFragment } from './leader-quote-list/leader-quote-list.groq.ts'
import { logoStripFragment } from './logo-strip/logo-strip.groq.ts'
import { newsletterFragment } from './newsletter/newsletter.groq.ts'
import { packageListFragment } from './package-list/package-list.groq.ts'
import { perksFragment } from './perks/perks.groq.ts'
import { pillarsFragment } from './pillars/pillars.groq.ts'
import { problemStatementFragment } from './problem-statement/problem-statement.groq.ts'
import { retainerTierListFragment } from './retainer-tier-list/retainer-tier-list.groq.ts'
import { richTextSectionFragment } from './rich-text-section/rich-text-section.groq.ts'
import { roiCalculatorFragment } from './roi-calculator/roi-calculator.groq.ts'
import { selectionProcessFragment } from './selection-process/selection-process.groq.ts'
import { serviceArchitectureFragment } from './service-architecture/service-architecture.groq.ts'
import { singleQuoteFragment } from './single-quote/single-quote.groq.ts'
import { tableFragment } from './table/table.groq.ts'
import { teamListFragment } from './team-list/team-list.groq.ts'
import { testimonialListFragment } from './testimonial-list/testimonial-list.groq.ts'
import { textWithPictureFragment } from './text-with-picture/text-with-picture.groq.ts'
import { valuePropositionFragment } from './value-proposition/value-proposition.groq.ts'
import { valuesFragment } from './values/values.groq.ts'
import { videoFragment } from './video/video.groq.ts'
import { webinarListFragment } from './webinar-list/webinar-list.groq.ts'
import { whyUsFragment } from './why-us/why-us.groq.ts'

/** The sections of a page, each with what its component needs and what all have. */
export const sectionsFragment = /* groq */ `[]{
  _key,
  _type,
  "heading": coalesce(heading, ""),
  "lead": coalesce(lead, ""),
  "anchor": coalesce(anchor, ""),
  _type == "hero" => ${heroFragment},
  _type == "problemStatement" => ${problemStatementFragment},
  _type == "valueProposition" => ${valuePropositionFragment},
  _type == "pillars" => ${pillarsFragment},
  _type == "whyUs" => ${whyUsFragment},
  _type == "comparison" => ${comparisonFragment},
  _type == "serviceArchitecture" => ${serviceArchitectureFragment},
  _type == "packageList" => ${packageListFragment},
  _type == "retainerTierList" => ${retainerTierListFragment},
  _type == "implementationTiers" => ${implementationTiersFragment},
  _type == "industryList" => ${industryListFragment},
  _type == "industryPlaybookList" => ${industryPlaybookListFragment},
  _type == "roiCalculator" => ${roiCalculatorFragment},
  _type == "assessmentSection" => ${assessmentSectionFragment},
  _type == "caseStudyList" => ${caseStudyListFragment},
  _type == "testimonialList" => ${testimonialListFragment},
  _type == "leaderQuoteList" => ${leaderQuoteListFragment},
  _type == "singleQuote" => ${singleQuoteFragment},
  _type == "logoStrip" => ${logoStripFragment},
  _type == "teamList" => ${teamListFragment},
  _type == "faqList" => ${faqListFragment},
  _type == "contactTiles" => ${contactTilesFragment},
  _type == "perks" => ${perksFragment},
  _type == "values" => ${valuesFragment},
  _type == "jobRoleList" => ${jobRoleListFragment},
  _type == "selectionProcess" => ${selectionProcessFragment},
  _type == "benefits" => ${benefitsFragment},
  _type == "richTextSection" => ${richTextSectionFragment},
  _type == "textWithPicture" => ${textWithPictureFragment},
  _type == "video" => ${videoFragment},
  _type == "table" => ${tableFragment},
  _type == "insightList" => ${insightListFragment},
  _type == "leadMagnet" => ${leadMagnetFragment},
  _type == "downloadList" => ${downloadListFragment},
  _type == "guideList" => ${guideListFragment},
  _type == "webinarList" => ${webinarListFragment},
  _type == "newsletter" => ${newsletterFragment},
  _type == "bookCall" => ${bookCallFragment},
  _type == "closingCta" => ${closingCtaFragment}
}`
