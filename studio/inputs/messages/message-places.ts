/** Where a group of messages appears: a title, and the English path of a page that shows it, if any. */
type MessagePlace = { title: string; path: string | null }

/** Where messages appear, by the first part of their keys. A test checks that every group has an entry. */
export const messagePlaces: Record<string, MessagePlace> = {
  common: { title: 'Several places', path: null },
  nextSteps: { title: 'After a form was sent', path: '/contact/received' },
  shell: { title: 'Header, menus and footer', path: '/' },
  search: { title: 'Search', path: '/search' },
  searchKinds: { title: 'Types of search results', path: '/search' },
  notice: { title: 'Notice on untranslated pages', path: null },
  insight: { title: 'Articles', path: '/insights' },
  caseStudy: { title: 'Case studies', path: '/case-studies/brightwell-bakery' },
  industry: { title: 'Industries', path: '/industries/manufacturing' },
  demo: { title: 'Demo in the home hero', path: '/' },
  video: { title: 'Videos', path: null },
  contact: { title: 'Consultation form', path: '/contact' },
  discoveryCall: { title: 'Discovery call dialog', path: '/contact' },
  notFound: { title: 'Page not found', path: '/no-such-page' },
  error: { title: 'Error page', path: null },
  preview: { title: 'Preview', path: null },
  offline: { title: 'Offline page', path: '/offline' },
  unavailable: { title: 'Page unavailable', path: null },
  legal: { title: 'Legal pages', path: '/privacy-policy' },
  sections: { title: 'Sections of pages', path: '/' },
  seo: { title: 'Search engines', path: null },
  newsletter: { title: 'Newsletter', path: '/newsletter' },
  unsubscribe: { title: 'Unsubscribe page', path: '/unsubscribe' },
  roi: { title: 'ROI calculator', path: '/resources' },
  finder: { title: 'Package finder', path: '/services' },
  assessment: { title: 'Assessment', path: '/assessment' },
  consent: { title: 'Cookie consent', path: '/' },
  downloads: { title: 'Downloads', path: '/resources' },
  webinar: { title: 'Webinar pages', path: null },
  starterGuide: { title: 'Starter guide dialog', path: '/resources' },
  playbooks: { title: 'Weekly playbooks', path: '/weeklyplaybooks' },
}

/** Where a message appears; null for an unknown group. */
export function placeOfMessage(key: string): MessagePlace | null {
  return messagePlaces[key.split('.')[0] ?? ''] ?? null
}
