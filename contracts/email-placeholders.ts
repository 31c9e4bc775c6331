/** What the system fills into every email: the company, its email, and a figure of Settings. */
export const commonEmailPlaceholders = ['site', 'contactEmail', 'newsletterConfirmDays'] as const

/** What it fills in besides, by kind of email. `newsletter-issue` has all figures, too. */
export const emailPlaceholders = {
  'lead-notification': ['name', 'company'],
  'lead-digest': ['added', 'waiting'],
  'lead-confirmation': [],
  'newsletter-confirmation': [],
  'newsletter-welcome': [],
  'newsletter-issue': ['title'],
  'newsletter-paused': ['title'],
  'newsletter-reminder': ['at'],
  'newsletter-not-sent': ['at', 'title'],
  playbook: ['playbook'],
  'unsubscribe-notice': [],
} as const

export type EmailKind = keyof typeof emailPlaceholders
