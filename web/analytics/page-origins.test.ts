import { expect, it } from 'vitest'
import { pageOrigins } from './page-origins.ts'

const webAnalytics = {
  id: 'G-TEST',
  scriptOrigin: 'https://scripts.example',
  collectOrigins: ['https://*.collect.example', 'https://both.example'],
}
const network = {
  id: '123',
  scriptOrigin: 'https://network.example',
  collectOrigins: ['https://both.example'],
  conversions: { leadForm: '', download: '', assessment: '', newsletter: '' },
}

it('allows the origins of services with an id, each once', () => {
  expect(pageOrigins({ webAnalytics, network })).toBe(
    'script-src https://scripts.example https://network.example; connect-src https://*.collect.example https://both.example; img-src https://*.collect.example https://both.example',
  )
})

it('allows nothing for a service without an id', () => {
  expect(pageOrigins({ webAnalytics: { ...webAnalytics, id: '' }, network })).toBe(
    'script-src https://network.example; connect-src https://both.example; img-src https://both.example',
  )
  const none = { webAnalytics: { ...webAnalytics, id: '' }, network: { ...network, id: '' } }
  expect(pageOrigins(none)).toBeNull()
})
