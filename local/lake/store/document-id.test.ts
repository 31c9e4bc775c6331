import { expect, test } from 'vitest'
import { checkDocumentId, draftId, idInLayer, isPublished, isVersion, publishedId } from './document-id.ts'

test.each(['a', 'drafts.a', 'versions.r.a', 'drafts.a.b', '_.groups.x', 'image-1a-2x2-png', 'a'.repeat(128)])(
  'accepts the id %s',
  (id) => expect(checkDocumentId(id)).toBe(id),
)

test.each([
  '',
  'a..b',
  'a.',
  '-a',
  'a/b',
  'drafts.',
  'versions.r.',
  'drafts.drafts.a',
  'versions.r.drafts.a',
  'a'.repeat(129),
  3,
])('rejects the id %s', (id) => expect(() => checkDocumentId(id)).toThrow(/Invalid document ID/))

test("converts between the ids of a document's versions", () => {
  for (const id of ['a.b', 'drafts.a.b', 'versions.r.a.b']) {
    expect(publishedId(id)).toBe('a.b')
    expect(draftId(id)).toBe('drafts.a.b')
    expect(idInLayer(id, 'published')).toBe('a.b')
    expect(idInLayer(id, 's')).toBe('versions.s.a.b')
  }
  expect([isPublished('a'), isPublished('drafts.a'), isPublished('versions.r.a')]).toEqual([
    true,
    false,
    false,
  ])
  expect([isVersion('a'), isVersion('drafts.a'), isVersion('versions.r.a')]).toEqual([false, false, true])
})
