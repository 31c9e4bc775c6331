import { expect, it } from 'vitest'
import type { Referrer } from './delete-plan.ts'
import { redirectProblem, unpublishActions } from './unpublish-in-release.ts'

const target = { id: 'page-services', path: '/services', title: 'Services' }
const link = (_ref: string) => ({ _type: 'link', kind: 'page', target: { _type: 'reference', _ref } })
const published = {
  _id: 'redirect-a',
  _type: 'redirect',
  _rev: '1',
  from: '/a',
  to: link('offer'),
  permanent: true,
}
const draft = { _id: 'drafts.redirect-a', _type: 'redirect', from: '/a', to: link('offer') }

it('unpublishes a document and sends the visitors of its redirects to the new place', () => {
  const actions = unpublishActions('r1', {
    id: 'offer',
    plan: { redirects: [published, draft], leftovers: [], fromSamePath: ['redirect-old', 'redirect-offer'] },
    redirect: { from: '/offer', target },
    replaced: ['redirect-offer', 'page-about'],
  })
  expect(actions).toEqual([
    // Of an earlier attempt.
    {
      actionType: 'sanity.action.document.version.discard',
      versionId: 'versions.r1.redirect-offer',
    },
    {
      actionType: 'sanity.action.document.version.unpublish',
      versionId: 'versions.r1.offer',
      publishedId: 'offer',
    },
    // From the same path.
    {
      actionType: 'sanity.action.document.version.unpublish',
      versionId: 'versions.r1.redirect-old',
      publishedId: 'redirect-old',
    },
    {
      actionType: 'sanity.action.document.version.create',
      publishedId: 'redirect-a',
      document: {
        _id: 'versions.r1.redirect-a',
        _type: 'redirect',
        from: '/a',
        to: link('page-services'),
        permanent: true,
      },
    },
    {
      actionType: 'sanity.action.document.version.create',
      publishedId: 'redirect-offer',
      document: {
        _id: 'versions.r1.redirect-offer',
        _type: 'redirect',
        from: '/offer',
        to: link('page-services'),
        permanent: false,
      },
    },
  ])
})

it('unpublishes all redirects from the path if visitors are sent nowhere', () => {
  const plan = { redirects: [], leftovers: [], fromSamePath: ['redirect-old', 'versions.r1.redirect-offer'] }
  const actions = unpublishActions('r1', { id: 'offer', plan, redirect: null, replaced: [] })
  expect(actions).toMatchObject([
    { actionType: 'sanity.action.document.version.unpublish', publishedId: 'offer' },
    { actionType: 'sanity.action.document.version.discard', versionId: 'versions.r1.redirect-offer' },
    { actionType: 'sanity.action.document.version.unpublish', publishedId: 'redirect-old' },
  ])
})

it('keeps what redirects do that lead elsewhere, and removes the reference that they hide', () => {
  const to = { _type: 'link', kind: 'url', url: 'https://shop.example/' }
  const leftover = { ...published, to: { ...to, target: { _type: 'reference', _ref: 'offer' } } }
  const plan = { redirects: [], leftovers: [leftover], fromSamePath: [] }
  for (const redirect of [null, { from: '/offer', target }]) {
    const actions = unpublishActions('r1', { id: 'offer', plan, redirect, replaced: [] })
    const created = actions.flatMap((action) => ('document' in action ? [action.document] : []))
    expect(created.find(({ _id }) => _id === 'versions.r1.redirect-a')).toEqual({
      _id: 'versions.r1.redirect-a',
      _type: 'redirect',
      from: '/a',
      to,
      permanent: true,
    })
  }
  expect(redirectProblem(plan, undefined)).toBeNull()
})

it('says what to do first if a redirect would still link to the document', () => {
  const version = { _id: 'versions.r2.redirect-a', _type: 'redirect', from: '/a', to: link('offer') }
  const loop = { _id: 'redirect-services', _type: 'redirect', from: '/services', to: link('offer') }
  const problem = (found: Referrer[], to?: typeof target) =>
    redirectProblem({ redirects: found, leftovers: [] }, to)
  expect(problem([], undefined)).toBeNull()
  expect(problem([published], target)).toBeNull()
  expect(problem([published, draft, version], target)).toMatch(/ from \/a .* is being edited/)
  expect(redirectProblem({ redirects: [], leftovers: [draft] }, target)).toMatch(
    / from \/a .* is being edited/,
  )
  expect(problem([published])).toMatch(/ to \/a are .* Choose another page/)
  expect(problem([published, loop], target)).toMatch(/ to \/services are .* delete the redirect/)
})
