import type { DocumentRule, SchemaTypeDefinition } from 'sanity'
import { assessment } from './documents/assessment/assessment.schema.ts'
import { caseStudy } from './documents/case-study/case-study.schema.ts'
import { category } from './documents/category/category.schema.ts'
import { download, industryGuide } from './documents/download/download.schema.ts'
import { emailText } from './documents/email-text/email-text.schema.ts'
import { faq } from './documents/faq/faq.schema.ts'
import { glossary } from './documents/glossary/glossary.schema.ts'
import { industry } from './documents/industry/industry.schema.ts'
import { industryPlaybook } from './documents/industry-playbook/industry-playbook.schema.ts'
import { insight } from './documents/insight/insight.schema.ts'
import { jobRole } from './documents/job-role/job-role.schema.ts'
import { leaderQuote } from './documents/leader-quote/leader-quote.schema.ts'
import { legalPage } from './documents/legal-page/legal-page.schema.ts'
import { navigation } from './documents/navigation/navigation.schema.ts'
import { newsletterIssue } from './documents/newsletter-issue/newsletter-issue.schema.ts'
import { page } from './documents/page/page.schema.ts'
import { playbook } from './documents/playbook/playbook.schema.ts'
import { redirect } from './documents/redirect/redirect.schema.ts'
import { retainerTier } from './documents/retainer-tier/retainer-tier.schema.ts'
import { searchRules } from './documents/search-rules/search-rules.schema.ts'
import { servicePackage } from './documents/service-package/service-package.schema.ts'
import { siteSettings } from './documents/site-settings/site-settings.schema.ts'
import { starterGuide } from './documents/starter-guide/starter-guide.schema.ts'
import { teamMember } from './documents/team-member/team-member.schema.ts'
import { testimonial } from './documents/testimonial/testimonial.schema.ts'
import { uiStrings } from './documents/ui-strings/ui-strings.schema.ts'
import { webinar } from './documents/webinar/webinar.schema.ts'
import { action } from './objects/action.schema.ts'
import { assessmentOption, assessmentProfile, assessmentQuestion } from './objects/assessment-parts.schema.ts'
import { fact } from './objects/fact.schema.ts'
import { figure, industryMultiplier } from './objects/figure.schema.ts'
import { figureKey } from './objects/figure-key.schema.ts'
import { finderOption, finderQuestion } from './objects/finder-question.schema.ts'
import {
  issueArticles,
  issueCaseStudy,
  issueFigure,
  issuePlaybook,
  issueText,
} from './objects/issue-blocks/issue-blocks.schema.ts'
import { link } from './objects/link.schema.ts'
import { logo } from './objects/logo.schema.ts'
import { footerColumn, menu, menuLink } from './objects/menu.schema.ts'
import { picture } from './objects/picture.schema.ts'
import { point } from './objects/point.schema.ts'
import { demoDoubt, demoField, processDemo } from './objects/process-demo.schema.ts'
import { captionedPicture } from './objects/rich-text/captioned-picture.schema.ts'
import { dataTable, tableRow } from './objects/rich-text/data-table.schema.ts'
import { fileDownload } from './objects/rich-text/file-download.schema.ts'
import { callout, pullQuote, richText } from './objects/rich-text/rich-text.schema.ts'
import { uploadedVideo } from './objects/rich-text/uploaded-video.schema.ts'
import { seo } from './objects/seo.schema.ts'
import { shortTestimonial } from './objects/short-testimonial.schema.ts'
import { socialLink } from './objects/social-link.schema.ts'
import { stat } from './objects/stat.schema.ts'
import { pageSections } from './sections/page-sections.schema.ts'
import {
  comparisonRow,
  contactTile,
  implementationTier,
  namedValue,
  processStep,
  stage,
} from './sections/parts.schema.ts'
import { sectionTypes } from './sections/section-types.ts'
import { translationSource } from './translation-source.schema.ts'
import { preferPlaceholders } from './validation/figures/find-literal-figures.ts'
import { placeholdersExist, typesWithOwnPlaceholders } from './validation/figures/placeholder-exists.ts'

const documentTypes = [
  page,
  servicePackage,
  retainerTier,
  industry,
  industryPlaybook,
  caseStudy,
  testimonial,
  leaderQuote,
  teamMember,
  insight,
  category,
  jobRole,
  newsletterIssue,
  playbook,
  faq,
  assessment,
  download,
  industryGuide,
  webinar,
  starterGuide,
  legalPage,
  emailText,
  uiStrings,
  navigation,
  siteSettings,
  redirect,
  glossary,
  searchRules,
]

const objectTypes = [
  action,
  assessmentOption,
  assessmentProfile,
  assessmentQuestion,
  callout,
  captionedPicture,
  comparisonRow,
  contactTile,
  dataTable,
  demoDoubt,
  demoField,
  fact,
  figure,
  figureKey,
  fileDownload,
  finderOption,
  finderQuestion,
  footerColumn,
  implementationTier,
  industryMultiplier,
  issueArticles,
  issueCaseStudy,
  issueFigure,
  issuePlaybook,
  issueText,
  link,
  logo,
  menu,
  menuLink,
  namedValue,
  pageSections,
  picture,
  point,
  processDemo,
  processStep,
  pullQuote,
  richText,
  seo,
  shortTestimonial,
  socialLink,
  stage,
  stat,
  tableRow,
  uploadedVideo,
]

/** Types whose numbers are historical or their own calculation. */
const withOwnNumbers = ['caseStudy', 'industry', 'industryPlaybook']

function figureRules(type: string, rule: DocumentRule) {
  const known = rule.custom(placeholdersExist)
  return withOwnNumbers.includes(type) ? known : [known, rule.custom(preferPlaceholders).warning()]
}

/**
 * Document types without translations: Settings, redirects (their paths include the language), the translators'
 * glossary, and what each language's search knows.
 */
const notTranslated = ['siteSettings', 'redirect', 'glossary', 'searchRules']

/** Document types with one document per language. The Studio sets `language`. */
export const translatedTypes: string[] = documentTypes
  .map(({ name }) => name)
  .filter((name) => !notTranslated.includes(name))

/** An item without a title yet has the name of its type: the Studio would call it “Untitled”. */
function withTitle<Type extends SchemaTypeDefinition>(type: Type): Type {
  const preview = 'preview' in type ? type.preview : undefined
  if (!preview?.select || preview.prepare) return type
  return {
    ...type,
    preview: { ...preview, prepare: (item) => ({ ...item, title: item.title || type.title }) },
  }
}

/** Every schema type of the project. The translations plugin of the Studio adds its own. */
export const schemaTypes: SchemaTypeDefinition[] = [
  ...documentTypes.map((type) =>
    typesWithOwnPlaceholders.includes(type.name)
      ? type
      : { ...type, validation: (rule: DocumentRule) => figureRules(type.name, rule) },
  ),
  ...sectionTypes,
  ...objectTypes.map(withTitle),
  translationSource,
]
