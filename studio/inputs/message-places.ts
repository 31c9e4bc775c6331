/** Where the words of a group are read: what that is called, and its English path where there is one to look at. */
type MessagePlace = { title: string; path: string | null }

/** The places of the interface words, by the first part of their keys. A test asks for a place for each. */
export const messagePlaces: Record<string, MessagePlace> = {
  common: { title: 'In several places', path: null },
  shell: { title: 'Header, menus and footer', path: '/' },
  notice: { title: 'Above what is not translated yet', path: null },
  insight: { title: 'Articles', path: '/insights' },
  video: { title: 'Videos', path: null },
  contact: { title: 'Consultation form', path: '/contact' },
  discoveryCall: { title: 'Discovery call dialog', path: '/contact' },
  notFound: { title: 'A page that is not there', path: '/no-such-page' },
  error: { title: 'A page that failed', path: null },
  preview: { title: 'Preview', path: null },
  offline: { title: 'Without a connection', path: '/offline' },
  unavailable: { title: 'A page that cannot be loaded', path: null },
  legal: { title: 'Legal pages', path: '/privacy-policy' },
  sections: { title: 'Sections of pages', path: '/' },
  seo: { title: 'What search engines read', path: null },
  newsletter: { title: 'Newsletter', path: '/newsletter' },
  unsubscribe: { title: 'Unsubscribing', path: '/unsubscribe' },
  roi: { title: 'ROI calculator', path: '/resources' },
  assessment: { title: 'Assessment', path: '/assessment' },
  consent: { title: 'Question about cookies', path: '/' },
  downloads: { title: 'Downloads', path: '/resources' },
  starterGuide: { title: 'Starter guide dialog', path: '/resources' },
  playbooks: { title: 'Weekly playbooks', path: '/weeklyplaybooks' },
}

/** Where a message is read; null for one of a group that is not known. */
export function placeOfMessage(key: string): MessagePlace | null {
  return messagePlaces[key.split('.')[0] ?? ''] ?? null
}
