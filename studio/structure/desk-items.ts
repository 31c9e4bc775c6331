/** What the desk offers: the documents of a type, a place in the settings, or a job with several of these. */
export type DeskItem =
  | { kind: 'type'; type: string; title: string; list: 'by-language' | 'direct' }
  | { kind: 'settings'; part: 'prices' | 'calculator' | 'all'; title: string }

export type DeskGroup = { kind: 'job'; id: string; title: string; icon: string; entries: DeskItem[] }

const byLanguage = (type: string, title: string): DeskItem => ({
  kind: 'type',
  type,
  title,
  list: 'by-language',
})
const direct = (type: string, title: string): DeskItem => ({ kind: 'type', type, title, list: 'direct' })

/** The marketer's jobs in the order of the desk. A job's `icon` is that of a document type. */
export const deskItems: (DeskGroup | DeskItem)[] = [
  byLanguage('page', 'Site pages'),
  {
    kind: 'job',
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
    kind: 'job',
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
    kind: 'job',
    id: 'industries',
    title: 'Industries',
    icon: 'industry',
    entries: [
      byLanguage('industry', 'Industries served'),
      byLanguage('industryPlaybook', 'Industry playbooks'),
    ],
  },
  byLanguage('insight', 'Insights'),
  byLanguage('jobRole', 'Careers'),
  byLanguage('playbook', 'Weekly playbooks'),
  byLanguage('faq', 'Questions & answers'),
  {
    kind: 'job',
    id: 'assessment-calculator',
    title: 'Assessment & calculator',
    icon: 'assessment',
    entries: [
      direct('assessment', 'Assessment'),
      { kind: 'settings', part: 'calculator', title: 'Calculator' },
    ],
  },
  direct('starterGuide', 'Starter guide'),
  byLanguage('legalPage', 'Legal'),
  {
    kind: 'job',
    id: 'words',
    title: 'Words & mails',
    icon: 'uiStrings',
    entries: [
      direct('uiStrings', 'Interface messages'),
      byLanguage('emailText', 'Mails'),
      direct('glossary', 'Glossary'),
    ],
  },
  direct('navigation', 'Navigation'),
  { kind: 'settings', part: 'all', title: 'Settings' },
  direct('redirect', 'Redirects'),
]
