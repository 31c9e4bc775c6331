import { expect, it } from 'vitest'
import {
  blockingReleases,
  lostPath,
  matchingTargets,
  nearestTarget,
  planDelete,
  redirectFromDeleted,
} from './delete-plan.ts'

const reference = (_ref: string, weak = false) => ({ _type: 'reference', _ref, ...(weak && { _weak: true }) })

it('classifies the referrers of a document', () => {
  const referrers = [
    { _id: 'drafts.a', _type: 'page', self: reference('a') },
    { _id: 'versions.r1.a', _type: 'page', self: reference('a') },
    { _id: 'home', _type: 'page', sections: [{ link: { target: reference('a') } }] },
    { _id: 'weak', _type: 'page', see: reference('a', true) },
    { _id: 'redirect-old', _type: 'redirect', to: { target: reference('a') } },
    { _id: 'translations-a', _type: 'translation.metadata', translations: [{ value: reference('a') }] },
  ]
  const { blockers, redirects, groups } = planDelete('a', referrers)
  expect(blockers.map(({ _id }) => _id)).toEqual(['home'])
  expect(redirects.map(({ _id }) => _id)).toEqual(['redirect-old'])
  expect(groups.map(({ _id }) => _id)).toEqual(['translations-a'])
})

it('tells redirects to the document from those that lead elsewhere and only hide a reference to it', () => {
  const redirect = (_id: string, more: object) => ({
    _id,
    _type: 'redirect',
    to: { target: reference('a') },
    ...more,
  })
  const { redirects, leftovers } = planDelete('a', [
    redirect('page', { gone: false, to: { kind: 'page', target: reference('a') } }),
    redirect('unset', {}),
    redirect('gone', { gone: true }),
    redirect('url', { to: { kind: 'url', url: 'https://shop.example/', target: reference('a') } }),
  ])
  expect(redirects.map(({ _id }) => _id)).toEqual(['page', 'unset'])
  expect(leftovers.map(({ _id }) => _id)).toEqual(['gone', 'url'])
})

it('looks at what a release leaves when it unpublishes the document', () => {
  const links = (_id: string) => ({ _id, _type: 'page', see: reference('a') })
  const referrers = [
    links('page-home'),
    links('drafts.page-home'),
    links('versions.r1.page-about'),
    links('page-about'),
  ]
  const left = ({ blockers }: ReturnType<typeof planDelete>) => blockers.map(({ _id }) => _id)
  expect(left(planDelete('a', referrers, ['page-home', 'page-about']))).toEqual([
    'drafts.page-home',
    'versions.r1.page-about',
  ])
})

it('waits for releases that would fail, or whose versions can’t be deleted', () => {
  const release = { title: 'Spring', isScheduled: false, isDraft: false, effect: 'publishes' } as const
  const releases = [
    { ...release, name: 'open' },
    { ...release, name: 'scheduled', isScheduled: true },
    { ...release, name: 'unpublishes', effect: 'unpublishes' as const },
    { ...release, name: 'without', isScheduled: true, effect: null },
  ]
  expect(blockingReleases(releases, 'delete').map(({ name }) => name)).toEqual(['scheduled'])
  expect(blockingReleases(releases, 'unpublish').map(({ name }) => name)).toEqual(['unpublishes'])
})

it('suggests the closest ancestor page as the redirect target', () => {
  const targets = ['/', '/services', '/services/audit/team'].map((path) => ({ id: path, path, title: path }))
  expect(nearestTarget('/services/starter-package', targets)?.path).toBe('/services')
  expect(nearestTarget('/services/audit/team', targets)?.path).toBe('/services')
  expect(nearestTarget('/about', targets)?.path).toBe('/')
  expect(nearestTarget('/fr/a-propos', [])).toBeUndefined()
})

it('finds redirect targets by words of their title and path, and offers no more than fit a list', () => {
  const targets = Array.from({ length: 2_000 }, (_, index) => ({
    id: `page-${index}`,
    path: `/insights/week-${index}`,
    title: `Count ${index}`,
  }))
  expect(matchingTargets(targets, 'WEEK-1999 count').map(({ id }) => id)).toEqual(['page-1999'])
  expect(matchingTargets(targets, 'nowhere')).toEqual([])
  expect(matchingTargets(targets, '')).toHaveLength(50)
})

it('redirects deleted pages permanently and unpublished ones temporarily', () => {
  const target = { id: 'page-services', path: '/services', title: 'Services' }
  expect(redirectFromDeleted('/services/old', target, 'delete')).toMatchObject({
    _id: 'redirect-services--old',
    from: '/services/old',
    permanent: true,
  })
  expect(redirectFromDeleted('/services/old', target, 'unpublish').permanent).toBe(false)
})

it('returns the path that visitors lose', () => {
  const page = { _id: 'a', _type: 'page', language: 'fr', slug: { current: 'a-propos' } }
  expect(lostPath(page)).toBe('/fr/a-propos')
  expect(lostPath({ ...page, _type: 'faq' })).toBeNull()
  expect(lostPath({ ...page, language: 'en-UK', slug: { current: '/' } })).toBeNull()
  expect(lostPath(null)).toBeNull()
})
