/** An item of the desk: the documents of a type, the settings, or a pane of our own. */
export type DeskItem =
  | { kind: 'type'; type: string; title: string; list: 'by-language' | 'direct' }
  | { kind: 'settings'; title: string }
  | { kind: 'pane'; pane: Pane; title: string }

export type Pane = 'bulk-actions' | 'prices' | 'calculator' | 'import-redirects' | 'redirect-visits'

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
  { kind: 'pane', pane: 'bulk-actions', title: 'Bulk actions' },
  byLanguage('page', 'Site pages'),
  {
    kind: 'group',
    id: 'packages',
    title: 'Packages & prices',
    icon: 'servicePackage',
    entries: [
      byLanguage('servicePackage', 'Packages'),
      byLanguage('retainerTier', 'Retainer tiers'),
      { kind: 'pane', pane: 'prices', title: 'Prices and figures' },
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
    entries: [direct('assessment', 'Assessment'), { kind: 'pane', pane: 'calculator', title: 'Calculator' }],
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
  { kind: 'settings', title: 'Settings' },
  {
    kind: 'group',
    id: 'redirects',
    title: 'Redirects',
    icon: 'redirect',
    entries: [
      direct('redirect', 'All redirects'),
      { kind: 'pane', pane: 'import-redirects', title: 'Import redirects' },
      { kind: 'pane', pane: 'redirect-visits', title: 'Visits' },
    ],
  },
]
