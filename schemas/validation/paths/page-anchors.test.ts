import type { SanityClient, ValidationContext } from 'sanity'
import { expect, it } from 'vitest'
import { anchorPageId, anchorsOf, warnOfMissingAnchor } from './page-anchors.ts'

const sections = [
  { type: 'hero', anchor: null, heading: 'Hello', inner: null },
  { type: 'teamList', anchor: 'team', heading: 'Who we are', inner: null },
  { type: 'downloadList', anchor: null, heading: null, inner: null },
  {
    type: 'industryList',
    anchor: null,
    heading: 'Where',
    inner: [{ anchor: 'retail', title: 'Retail' }, null],
  },
]

it('finds the anchors of sections, of their fixed parts and of industries', () => {
  expect(anchorsOf({ sections }).map(({ anchor }) => anchor)).toEqual(['team', 'starter-guide', 'retail'])
})

it('uses the page that the link names, or the link’s own page', () => {
  expect(anchorPageId({ kind: 'anchor' }, 'own')).toBe('own')
  expect(anchorPageId({ target: { _ref: 'other' } }, 'own')).toBe('other')
  expect(anchorPageId({ kind: 'url', url: 'https://a.example' }, 'own')).toBeNull()
})

it('warns of an anchor that the page does not have', async () => {
  const warn = (anchor: string, page: Parameters<typeof anchorsOf>[0] = { sections }) => {
    const client = { withConfig: () => client, fetch: async () => page }
    return warnOfMissingAnchor(anchor, {
      parent: { kind: 'anchor' },
      document: { _id: 'drafts.own' },
      getClient: () => client as unknown as SanityClient, // the methods that the rule calls
    } as unknown as ValidationContext) // and the context it reads
  }
  expect(await warn('team')).toBe(true)
  expect(await warn('crew')).toMatch(/no anchor “crew”.*It has: team, starter-guide, retail/)
  expect(await warn('crew', { sections: null })).toBe(true)
})
