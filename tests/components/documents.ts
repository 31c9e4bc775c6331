import type { CompanyFacts, InsightCard } from '../../web/content-types.ts'

/** What documents of several types have. */
export const published = {
  _rev: '1',
  _updatedAt: '2026-01-01T00:00:00Z',
  language: 'en-UK',
  seo: { title: '', description: '', picture: null, canonical: null, noindex: false },
  translations: [],
}

export const insightCard = (_id: string, own: Partial<InsightCard> = {}): InsightCard => ({
  _id,
  _type: 'insight',
  language: 'en-UK',
  title: `About ${_id}`,
  slug: _id,
  summary: '',
  category: null,
  readMinutes: 8,
  publishedAt: '2026-01-01',
  picture: null,
  author: null,
  translationGroup: _id,
  ...own,
})

export const company: CompanyFacts = {
  name: 'Tidewright',
  email: 'a@b.example',
  phone: '',
  legalName: '',
  vatNumber: '',
  profiles: [],
  rating: null,
  reviews: null,
  amounts: new Map(),
}
