import { describe, expect, it } from 'vitest'
import type { PageSection } from '@/content-types.ts'
import type { CompanyContext } from './company.ts'
import { ratingOf, sectionNodes } from './sections.ts'

const context: CompanyContext = {
  site: 'https://x.example',
  locale: 'en-UK',
  areaServed: 'Europe',
  facts: {
    name: 'X',
    email: 'x@x.example',
    phone: '+32',
    legalName: 'X BV',
    vatNumber: '',
    profiles: [],
    rating: { value: 4.9, formatted: '4.9' },
    reviews: { value: 47, formatted: '47' },
    amounts: new Map([['sprintPrice', 1500]]),
  },
}
const head = { heading: 'Heading', lead: '', anchor: '' }

describe('questions', () => {
  const list = (_key: string, question: string): PageSection => ({
    ...head,
    _key,
    _type: 'faqList',
    faqs: [{ _id: _key, _type: 'faq', question, answer: 'Yes.' }],
  })

  it('of several lists become one node, without incomplete ones', () => {
    const nodes = sectionNodes(context, 'https://x.example/p', [
      list('a', 'A?'),
      list('b', 'B?'),
      list('c', ''),
    ])
    expect(nodes).toHaveLength(1)
    expect(nodes[0]).toMatchObject({ '@type': 'FAQPage', mainEntity: [{ name: 'A?' }, { name: 'B?' }] })
  })
})

describe('packages', () => {
  const card = {
    _id: 'p',
    _type: 'servicePackage' as const,
    language: 'en-UK',
    title: 'Sprint',
    slug: 'sprint',
  }
  const texts = {
    subtitle: '',
    summary: '',
    description: 'D',
    duration: '',
    note: '',
    facts: [],
    features: [],
  }
  const offer = (priceKey: string) => {
    const packages = [{ ...card, ...texts, price: '€1,500', priceKey, pricePattern: 'From €1,500' }]
    const section: PageSection = { ...head, _key: 'k', _type: 'packageList', layout: 'full', packages }
    return sectionNodes(context, 'https://x.example/services', [section])[0]
  }

  it('have their minimum price before tax', () => {
    expect(offer('sprintPrice')).toMatchObject({
      itemListElement: [
        {
          priceSpecification: { minPrice: 1500, priceCurrency: 'EUR', valueAddedTaxIncluded: false },
          description: 'From €1,500',
        },
      ],
    })
  })

  it('have no offer if the page shows no amount', () => {
    expect(offer('unknownKey')).toMatchObject({
      itemListElement: [expect.not.objectContaining({ priceSpecification: expect.anything() })],
    })
  })
})

describe('rating', () => {
  const shownAs = (value: string, basis: string): PageSection => ({
    ...head,
    _key: 't',
    _type: 'testimonialList',
    testimonials: [],
    stats: [{ _key: 's', value, label: 'of 5', basis }],
  })

  it('is included if the page shows it with its number of reviews', () => {
    expect(ratingOf(context, [shownAs('4.9', 'From 47 reviews')])).toMatchObject({
      ratingValue: 4.9,
      reviewCount: 47,
    })
  })

  it('is left out if visitors cannot see it', () => {
    expect(ratingOf(context, [])).toBeUndefined()
    expect(ratingOf(context, [shownAs('94%', 'From 47 reviews')])).toBeUndefined()
    expect(ratingOf(context, [shownAs('4.9', '')])).toBeUndefined()
  })
})

it('describes a role in escaped HTML', () => {
  const role = { _id: 'r', _type: 'jobRole' as const, title: 'Wright', location: 'Remote', experience: '' }
  const more = {
    summary: 'A < B',
    requirements: ['C & D'],
    employment: 'FULL_TIME' as const,
    postedOn: '2026-01-01',
    closesOn: '2026-03-31',
  }
  const texts = { email: '', applyLabel: '', mailSubject: '', mailBody: '' }
  const section: PageSection = {
    ...head,
    ...texts,
    _key: 'j',
    _type: 'jobRoleList',
    roles: [{ ...role, ...more }],
  }
  expect(sectionNodes(context, 'https://x.example/careers', [section])[0]).toMatchObject({
    '@type': 'JobPosting',
    validThrough: '2026-03-31T23:59:59Z',
    description: '<p>A &lt; B</p><p>Remote</p><ul><li>C &amp; D</li></ul>',
  })
})
