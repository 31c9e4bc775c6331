// Made by `npm run generate`; changes by hand are lost.
import { assessmentSectionFragment } from '../sections/assessment-section/assessment-section.groq.ts'
import { benefitsFragment } from '../sections/benefits/benefits.groq.ts'
import { bookCallFragment } from '../sections/book-call/book-call.groq.ts'
import { caseStudyListFragment } from '../sections/case-study-list/case-study-list.groq.ts'
import { closingCtaFragment } from '../sections/closing-cta/closing-cta.groq.ts'
import { comparisonFragment } from '../sections/comparison/comparison.groq.ts'
import { contactTilesFragment } from '../sections/contact-tiles/contact-tiles.groq.ts'
import { downloadListFragment } from '../sections/download-list/download-list.groq.ts'
import { faqListFragment } from '../sections/faq-list/faq-list.groq.ts'
import { guideListFragment } from '../sections/guide-list/guide-list.groq.ts'
import { heroFragment } from '../sections/hero/hero.groq.ts'
import { implementationTiersFragment } from '../sections/implementation-tiers/implementation-tiers.groq.ts'
import { industryListFragment } from '../sections/industry-list/industry-list.groq.ts'
import { industryPlaybookListFragment } from '../sections/industry-playbook-list/industry-playbook-list.groq.ts'
import { insightListFragment } from '../sections/insight-list/insight-list.groq.ts'
import { jobRoleListFragment } from '../sections/job-role-list/job-role-list.groq.ts'
import { leadMagnetFragment } from '../sections/lead-magnet/lead-magnet.groq.ts'
import { leaderQuoteListFragment } from '../sections/leader-quote-list/leader-quote-list.groq.ts'
import { logoStripFragment } from '../sections/logo-strip/logo-strip.groq.ts'
import { newsletterFragment } from '../sections/newsletter/newsletter.groq.ts'
import { packageListFragment } from '../sections/package-list/package-list.groq.ts'
import { perksFragment } from '../sections/perks/perks.groq.ts'
import { pillarsFragment } from '../sections/pillars/pillars.groq.ts'
import { problemStatementFragment } from '../sections/problem-statement/problem-statement.groq.ts'
import { retainerTierListFragment } from '../sections/retainer-tier-list/retainer-tier-list.groq.ts'
import { richTextSectionFragment } from '../sections/rich-text-section/rich-text-section.groq.ts'
import { roiCalculatorFragment } from '../sections/roi-calculator/roi-calculator.groq.ts'
import { selectionProcessFragment } from '../sections/selection-process/selection-process.groq.ts'
import { serviceArchitectureFragment } from '../sections/service-architecture/service-architecture.groq.ts'
import { singleQuoteFragment } from '../sections/single-quote/single-quote.groq.ts'
import { tableFragment } from '../sections/table/table.groq.ts'
import { teamListFragment } from '../sections/team-list/team-list.groq.ts'
import { testimonialListFragment } from '../sections/testimonial-list/testimonial-list.groq.ts'
import { textWithPictureFragment } from '../sections/text-with-picture/text-with-picture.groq.ts'
import { valuePropositionFragment } from '../sections/value-proposition/value-proposition.groq.ts'
import { valuesFragment } from '../sections/values/values.groq.ts'
import { videoFragment } from '../sections/video/video.groq.ts'
import { webinarListFragment } from '../sections/webinar-list/webinar-list.groq.ts'
import { whyUsFragment } from '../sections/why-us/why-us.groq.ts'

/** What the site reads of each type of section. */
export const sectionFragments = `
  _type == "assessmentSection" => ${assessmentSectionFragment},
  _type == "benefits" => ${benefitsFragment},
  _type == "bookCall" => ${bookCallFragment},
  _type == "caseStudyList" => ${caseStudyListFragment},
  _type == "closingCta" => ${closingCtaFragment},
  _type == "comparison" => ${comparisonFragment},
  _type == "contactTiles" => ${contactTilesFragment},
  _type == "downloadList" => ${downloadListFragment},
  _type == "faqList" => ${faqListFragment},
  _type == "guideList" => ${guideListFragment},
  _type == "hero" => ${heroFragment},
  _type == "implementationTiers" => ${implementationTiersFragment},
  _type == "industryList" => ${industryListFragment},
  _type == "industryPlaybookList" => ${industryPlaybookListFragment},
  _type == "insightList" => ${insightListFragment},
  _type == "jobRoleList" => ${jobRoleListFragment},
  _type == "leadMagnet" => ${leadMagnetFragment},
  _type == "leaderQuoteList" => ${leaderQuoteListFragment},
  _type == "logoStrip" => ${logoStripFragment},
  _type == "newsletter" => ${newsletterFragment},
  _type == "packageList" => ${packageListFragment},
  _type == "perks" => ${perksFragment},
  _type == "pillars" => ${pillarsFragment},
  _type == "problemStatement" => ${problemStatementFragment},
  _type == "retainerTierList" => ${retainerTierListFragment},
  _type == "richTextSection" => ${richTextSectionFragment},
  _type == "roiCalculator" => ${roiCalculatorFragment},
  _type == "selectionProcess" => ${selectionProcessFragment},
  _type == "serviceArchitecture" => ${serviceArchitectureFragment},
  _type == "singleQuote" => ${singleQuoteFragment},
  _type == "table" => ${tableFragment},
  _type == "teamList" => ${teamListFragment},
  _type == "testimonialList" => ${testimonialListFragment},
  _type == "textWithPicture" => ${textWithPictureFragment},
  _type == "valueProposition" => ${valuePropositionFragment},
  _type == "values" => ${valuesFragment},
  _type == "video" => ${videoFragment},
  _type == "webinarList" => ${webinarListFragment},
  _type == "whyUs" => ${whyUsFragment}
`
