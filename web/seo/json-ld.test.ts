import { expect, it } from 'vitest'
import { jsonLd } from './json-ld.ts'

it('cannot be ended by what an editor types', () => {
  const typed = '</script><script>alert(1)</script><!--\u2028'
  const text = jsonLd([{ '@type': 'Question', name: typed }])
  expect(text).not.toMatch(/[<\u2028]/)
  expect(JSON.parse(text)['@graph'][0].name).toBe(typed)
})

it('leaves out what is empty, at any depth, and keeps zero', () => {
  const text = jsonLd([{ '@type': 'Offer', price: 0, url: '', item: { name: undefined, list: [] } }])
  expect(JSON.parse(text)['@graph']).toEqual([{ '@type': 'Offer', price: 0, item: {} }])
})
