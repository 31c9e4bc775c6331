import { expect, it } from 'vitest'
import { leadOrigin } from './lead-origin.ts'

it('keeps known fields, without queries, and cuts long ones', () => {
  expect(
    leadOrigin.parse({
      page: '/services/growth-package?name=Ada',
      form: 'discovery-call',
      button: 'b'.repeat(200),
      referrer: 'https://search.example/results?q=ada@firm.example#x',
      landingPage: '/fr#top',
      ip: '192.0.2.1',
    }),
  ).toEqual({
    page: '/services/growth-package',
    form: 'discovery-call',
    button: 'b'.repeat(80),
    referrer: 'https://search.example/results',
    landingPage: '/fr',
  })
})

it('keeps only what the database takes, whatever a campaign link contains', () => {
  const origin = leadOrigin.parse({
    utmSource: 'post\0',
    utmMedium: '\0',
    utmCampaign: `${'a'.repeat(99)}🚀`,
  })
  expect(origin).toEqual({ utmSource: 'post', utmCampaign: `${'a'.repeat(99)}\ufffd` })
})

it.each([
  undefined,
  null,
  'x',
  7,
  [],
  { page: 7 },
  { page: 'javascript:alert(1)' },
  { referrer: 'about:blank' },
])('accepts %j as nothing known', (value) => expect(leadOrigin.parse(value)).toEqual({}))
