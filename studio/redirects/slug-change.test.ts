import { locales } from '@tidewright/contracts/locales.ts'
import { publicPath, routableTypes } from '@tidewright/contracts/public-path.ts'
import { maxSlugLength } from '@tidewright/schemas/fields/slug-field.ts'
import { expect, it } from 'vitest'
import {
  conflicts,
  moveProblem,
  movesWithoutRedirect,
  redirectActions,
  redirectId,
  redirectOf,
  slugChange,
} from './slug-change.ts'

const page = (slug: string, language = 'fr') => ({
  _id: 'about',
  _type: 'page',
  language,
  slug: { _type: 'slug', current: slug },
})
const move = { id: 'about', from: '/fr/ancien', to: '/fr/neuf' }

it('detects a changed path of a published document', () => {
  expect(slugChange(page('ancien'), { ...page('neuf'), _id: 'drafts.about' })).toEqual(move)
})

it('returns null if the path is unchanged or new, or the document has none', () => {
  expect(slugChange(page('ancien'), page('ancien'))).toBeNull()
  expect(slugChange(null, page('neuf'))).toBeNull()
  expect(slugChange(page('ancien'), null)).toBeNull()
  expect(slugChange({ ...page('a'), _type: 'faq' }, { ...page('b'), _type: 'faq' })).toBeNull()
})

it('publishes a draft that moves its page only in the form, and only if the role may redirect', () => {
  expect(moveProblem(page('ancien'), page('ancien'), { redirects: false })).toBeNull()
  expect(moveProblem(page('ancien'), page('neuf'), { redirects: true })).toMatch(
    /^Its URL changes. Publish it in/,
  )
  expect(moveProblem(page('ancien'), page('neuf'), { redirects: false })).toMatch(/Ask an editor/)
})

it('redirects the old path to the document, with an id derived from the path', () => {
  expect(redirectOf(move)).toEqual({
    _id: 'redirect-fr--ancien',
    _type: 'redirect',
    from: '/fr/ancien',
    to: { _type: 'link', kind: 'page', target: { _type: 'reference', _ref: 'about' } },
    permanent: false,
  })
  expect(redirectId('/fr/a-b')).not.toBe(redirectId('/fr-a/b'))
})

it('has room for every address in the id of a redirect, and of its draft', () => {
  const paths = routableTypes.flatMap((type) =>
    locales.map(({ id }) => publicPath(type, id, 'a'.repeat(maxSlugLength))),
  )
  const longest = Math.max(...paths.map((path) => `drafts.${redirectId(path)}`.length))
  expect(longest).toBeLessThanOrEqual(128)
})

it('finds redirects that would cause a loop, and duplicates', () => {
  const redirects = [
    { _id: 'redirect-fr--neuf', from: '/fr/neuf' },
    { _id: 'drafts.redirect-fr--neuf', from: '/fr/neuf' },
    { _id: 'redirect-fr--ancien', from: '/fr/ancien' },
    { _id: 'by-hand', from: '/fr/ancien' },
    { _id: 'other', from: '/fr/autre' },
  ]
  expect(conflicts(move, redirects)).toEqual(['redirect-fr--neuf', 'drafts.redirect-fr--neuf', 'by-hand'])
})

it('finds the paths that a release would lose', () => {
  const version = { ...page('neuf'), _id: 'versions.r1.about' }
  const published = [page('ancien')]
  expect(movesWithoutRedirect(published, [version])).toEqual([move])
  const redirect = { _id: 'versions.r1.redirect-x', _type: 'redirect', from: '/fr/ancien' }
  expect(movesWithoutRedirect(published, [version, redirect])).toEqual([])
  const successor = { ...page('ancien'), _id: 'versions.r1.other' }
  expect(movesWithoutRedirect(published, [version, successor])).toEqual([])
})

it('adds a redirect to a release, which takes back those that would cause a loop', () => {
  const found = ['redirect-fr--neuf', 'drafts.redirect-x', 'versions.r1.redirect-y', 'versions.r2.redirect-z']
  const actions = redirectActions(move, 'r1', found)
  expect(actions.map(({ actionType }) => actionType.replace('sanity.action.document.', ''))).toEqual([
    'version.discard',
    'version.unpublish',
    'version.create',
  ])
  expect(actions[0]).toMatchObject({ versionId: 'versions.r1.redirect-y' })
  expect(actions[1]).toMatchObject({ publishedId: 'redirect-fr--neuf' })
  expect(actions[2]).toMatchObject({
    document: { _id: 'versions.r1.redirect-fr--ancien', from: '/fr/ancien' },
  })
})
