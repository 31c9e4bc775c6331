/** An item of the desk: the documents of a type, a part of the settings, or what can be done with redirects. */
export type DeskItem =
  | { kind: 'type'; type: string; title: string; list: 'by-language' | 'direct' }
  | { kind: 'settings'; part: 'prices' | 'calculator' | 'all'; title: string }
  | { kind: 'redirects'; pane: 'import-redirects' | 'redirect-visits'; title: string }

/** A group of items. Its `icon` is that of a document type. */
export type DeskGroup = { kind: 'group'; id: string; title: string; icon: string; entries: DeskItem[] }

const byLanguage = (type: string, title: string): DeskItem => ({
  kind: 'type',
  type,
  title,
  list: 'by-language',
})
const direct = (type: string, title: string): DeskItem => ({ kind: 'type', type, title, list: 'direct' })

/** The desk in display order, grouped by what marketers do. */
export const deskItems: (DeskGroup | DeskItem)[] = [
  byLanguage('page', 'Site pages'),
  {
    kind: 'group',
    id: 'packages',
    title: 'Packages & prices',
    icon: 'servicePackage',
    entries: [
      byLanguage('servicePackage', 'Packages'),
      byLanguage('retainerTier', 'Retainer tiers'),
      { kind: 'settings', part: 'prices', title: 'Prices and figures' },
    ],
  },
  {
    kind: 'group',
    id: 'proof',
    title: 'Proof',
    icon: 'testimonial',
    entries: [
      byLanguage('caseStudy', 'Case studies'),
      byLanguage('testimonial', 'Testimonials'),
      byLanguage('leaderQuote', 'Leader quotes'),
      byLanguage('teamMember', 'Team'),
    ],
  },
  {
    kind: 'group',
    id: 'industries',
    title: 'Industries',
    icon: 'industry',
    entries: [
      byLanguage('industry', 'Industries served'),
      byLanguage('industryPlaybook', 'Industry playbooks'),
    ],
  },
  byLanguage('insight', 'Insights'),
  byLanguage('category', 'Insight categories'),
  byLanguage('newsletterIssue', 'Newsletter issues'),
  byLanguage('jobRole', 'Careers'),
  byLanguage('playbook', 'Weekly playbooks'),
  byLanguage('faq', 'Questions & answers'),
  {
    kind: 'group',
    id: 'assessment-calculator',
    title: 'Assessment & calculator',
    icon: 'assessment',
    entries: [
      direct('assessment', 'Assessment'),
      { kind: 'settings', part: 'calculator', title: 'Calculator' },
    ],
  },
  {
    kind: 'group',
    id: 'downloads',
    title: 'Downloads',
    icon: 'download',
    entries: [
      byLanguage('download', 'Tools and templates'),
      byLanguage('industryGuide', 'Industry guides'),
      byLanguage('webinar', 'Webinars'),
      direct('starterGuide', 'Starter guide'),
    ],
  },
  byLanguage('legalPage', 'Legal'),
  {
    kind: 'group',
    id: 'texts',
    title: 'Texts & emails',
    icon: 'uiStrings',
    entries: [
      direct('uiStrings', 'Interface texts'),
      byLanguage('emailText', 'Emails'),
      direct('glossary', 'Glossary'),
    ],
  },
  direct('navigation', 'Navigation'),
  direct('searchRules', 'Search'),
  { kind: 'settings', part: 'all', title: 'Settings' },
  {
    kind: 'group',
    id: 'redirects',
    title: 'Redirects',
    icon: 'redirect',
    entries: [
      direct('redirect', 'All redirects'),
      { kind: 'redirects', pane: 'import-redirects', title: 'Import redirects' },
      { kind: 'redirects', pane: 'redirect-visits', title: 'Visits' },
    ],
  },
]
