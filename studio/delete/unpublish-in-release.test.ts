import { expect, it } from 'vitest'
import { unpublishActions } from './unpublish-in-release.ts'

const target = { id: 'page-services', path: '/services', title: 'Services' }
const link = (_ref: string) => ({ _type: 'link', kind: 'page', target: { _type: 'reference', _ref } })
const redirects = [
  { _id: 'redirect-a', _type: 'redirect', _rev: '1', from: '/a', to: link('offer'), permanent: true },
  { _id: 'drafts.redirect-a', _type: 'redirect', from: '/a', to: link('offer') },
  { _id: 'redirect-services', _type: 'redirect', from: '/services', to: link('offer') },
]

it('unpublishes a document and sends the visitors of its redirects to the new place', () => {
  const actions = unpublishActions('r1', {
    id: 'offer',
    plan: { redirects },
    redirect: { from: '/offer', target },
  })
  expect(actions).toEqual([
    {
      actionType: 'sanity.action.document.version.unpublish',
      versionId: 'versions.r1.offer',
      publishedId: 'offer',
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
    // It would lead from the target to itself.
    {
      actionType: 'sanity.action.document.version.unpublish',
      versionId: 'versions.r1.redirect-services',
      publishedId: 'redirect-services',
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

it('unpublishes redirects that would lead nowhere', () => {
  const actions = unpublishActions('r1', { id: 'offer', plan: { redirects }, redirect: null })
  expect(actions.map(({ actionType, publishedId }) => [actionType.split('.').at(-1), publishedId])).toEqual([
    ['unpublish', 'offer'],
    ['unpublish', 'redirect-a'],
    ['unpublish', 'redirect-services'],
  ])
})
