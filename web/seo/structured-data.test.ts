import { expect, it } from 'vitest'
import { jsonLd } from './structured-data.tsx'

it('cannot be ended by text that an editor types', () => {
  const typed = '</script><script>alert(1)</script><!--\u2028'
  const text = jsonLd([{ '@type': 'Article', name: typed }])
  expect(text).not.toMatch(/[<\u2028]/)
  expect(JSON.parse(text)['@graph'][0].name).toBe(typed)
})

it('leaves out empty values at any depth, and keeps zero', () => {
  const offers = { '@type': 'Offer' as const, price: 0, url: '', name: undefined, category: [] }
  const text = jsonLd([{ '@type': 'Service', name: '', offers }])
  expect(JSON.parse(text)['@graph']).toEqual([{ '@type': 'Service', offers: { '@type': 'Offer', price: 0 } }])
})
