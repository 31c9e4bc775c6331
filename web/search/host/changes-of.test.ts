import { expect, it } from 'vitest'
import { changesOf } from './changes-of.ts'

const summary = (...tags: string[]) => {
  const { everything, pagesOf, articles } = changesOf(tags)
  return { everything, pagesOf: [...pagesOf], articles: [...articles] }
}

it('reads a changed article alone', () => {
  expect(summary('type:insight', 'document:insight-1', 'type:insight:fr', 'address:insight')).toEqual({
    everything: false,
    pagesOf: [],
    articles: ['insight-1'],
  })
})

it('reads the pages of a language after anything that they may show', () => {
  expect(summary('type:faq', 'document:faq-1', 'type:faq:fr').pagesOf).toEqual(['fr'])
  expect(summary('type:teamMember', 'document:x').pagesOf).toHaveLength(5)
})

it('reads everything after a change of figures, and after many changes', () => {
  expect(summary('type:siteSettings', 'document:siteSettings').everything).toBe(true)
  expect(summary('type:insight', 'document:*', 'type:insight:es').everything).toBe(true)
  const many = Array.from({ length: 300 }, (_, number) => `document:${number}`)
  expect(summary('type:insight', 'type:insight:es', ...many)).toMatchObject({
    everything: true,
    articles: [],
  })
})

it('ignores what no page shows', () => {
  expect(summary('type:emailText', 'type:emailText:fr', 'document:x', 'type:translation.metadata')).toEqual({
    everything: false,
    pagesOf: [],
    articles: [],
  })
})
