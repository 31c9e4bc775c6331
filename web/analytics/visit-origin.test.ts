import { expect, it } from 'vitest'
import { visitOriginOf } from './visit-origin.ts'

it.each([
  [
    'https://t.example/fr?utm_source=post&utm_campaign=autumn&email=ada%40x.example',
    'https://social.example/feed?user=ada',
    {
      landingPage: '/fr',
      utmSource: 'post',
      utmCampaign: 'autumn',
      referrer: 'https://social.example/feed',
    },
  ],
  ['https://t.example/', '', { landingPage: '/' }],
  ['https://t.example/contact', 'https://t.example/', { landingPage: '/contact' }],
])('of %s from %j is %j', (href, referrer, origin) => {
  expect(visitOriginOf(href, referrer)).toEqual(origin)
})
