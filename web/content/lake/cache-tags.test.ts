import { navigationQuery } from '@tidewright/schemas/documents/navigation/navigation.groq.ts'
import { pageQuery } from '@tidewright/schemas/documents/page/page.groq.ts'
import { expect, it } from 'vitest'
import { cacheTagsOf, cacheTagsOfAll, cacheTagsOfQuery, documentCacheTags } from './cache-tags.ts'

it('returns the type, the document and the language of a changed document', () => {
  expect(cacheTagsOf({ _id: 'insight-1', _type: 'insight', language: 'fr' })).toEqual([
    'type:insight',
    'document:insight-1',
    'type:insight:fr',
    'address:insight',
  ])
})

it('leaves out the addresses of a document that is where it was', () => {
  const tags = cacheTagsOf({ _id: 'insight-1', _type: 'insight', language: 'fr', isMoved: false })
  expect(tags).not.toContain('address:insight')
})

it('leaves out the language if a document has none', () => {
  expect(cacheTagsOf({ _id: 'x', _type: 'siteSettings', language: null })).toEqual([
    'type:siteSettings',
    'document:x',
    'address:siteSettings',
  ])
})

it('returns few tags for many changed documents, which make stale what is read from any of them', () => {
  const changes = Array.from({ length: 50_000 }, (_, number) => ({
    _id: `insight-${number}`,
    _type: 'insight',
    language: 'fr',
  }))
  const tags = cacheTagsOfAll(changes)
  expect(tags.length).toBeLessThan(200)
  expect(tags).toEqual(expect.arrayContaining(['type:insight', 'type:insight:fr', 'address:insight']))
  expect(documentCacheTags('insight-7').filter((tag) => tags.includes(tag))).toHaveLength(1)
  expect(cacheTagsOfAll(changes.slice(0, 2))).toContain('document:insight-1')
})

it('caches a page under every type that its sections show', () => {
  const tags = cacheTagsOfQuery(pageQuery, { language: 'fr' })
  expect(tags).toEqual(
    expect.arrayContaining(['type:page:fr', 'type:caseStudy', 'type:jobRole', 'type:translation.metadata']),
  )
  expect(tags).not.toContain('type:emailText')
  // A link shows an article's address only.
  expect(tags).toContain('address:insight')
  expect(tags).not.toContain('type:insight')
})

it('caches a query for one language under that language', () => {
  const tags = cacheTagsOfQuery(navigationQuery, { language: 'fr' })
  expect(tags).toEqual(expect.arrayContaining(['type:navigation:fr', 'address:page']))
  expect(tags).not.toContain('type:navigation')
})

it('throws for a query with unknown dependencies', () => {
  expect(() => cacheTagsOfQuery('*[0]', {})).toThrow('npm run generate')
})
