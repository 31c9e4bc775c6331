import { expect, it } from 'vitest'
import { deleteConflicts, fetchOtherPaths, writeRedirect } from '../../../studio/redirects/write-move.ts'
import { memoryLake } from './memory-lake.ts'

const move = { id: 'a', from: '/a', to: '/b' }
const redirect = (_id: string, from: string) => ({ _id, _type: 'redirect', from, gone: true })
const inRelease = [redirect('versions.r1.redirect-a', '/a'), redirect('versions.r1.redirect-b', '/b')]
const found = [redirect('redirect-b', '/b'), redirect('drafts.redirect-b', '/b'), redirect('by-hand', '/a')]
const ids = ['redirect-a', ...[...found, ...inRelease].map(({ _id }) => _id)]

it.each([
  ['with a redirect', writeRedirect, ['redirect-a']],
  ['without one', deleteConflicts, []],
])('publishes a move %s without touching the redirects of releases', async (_, prepare, left) => {
  const { client, read } = memoryLake([...found, ...inRelease])
  await prepare(client, move)
  expect(ids.filter(read)).toEqual([...left, ...inRelease.map(({ _id }) => _id)])
})

it('finds the releases and scheduled drafts that would take the page back to another URL', async () => {
  const version = (release: string, slug: string, more = {}) => ({
    _id: `versions.${release}.a`,
    _type: 'page',
    language: 'en-UK',
    slug: { current: slug },
    ...more,
  })
  const release = (name: string, state: string, cardinality = 'many') => ({
    _id: `_.releases.${name}`,
    _type: 'system.release',
    name,
    state,
    metadata: { title: name.toUpperCase(), cardinality },
  })
  const { client } = memoryLake([
    ...['old', 'new', 'own', 'unpublishes'].map((name) => release(name, 'active')),
    release('draft', 'scheduled', 'one'),
    release('past', 'published'),
    release('without', 'active'),
    version('old', 'a'),
    version('new', 'b'),
    version('own', 'a'),
    version('unpublishes', 'a', { _system: { delete: true } }),
    version('draft', 'a'),
    version('past', 'a'),
  ])
  expect(await fetchOtherPaths(client, move, 'own')).toEqual([
    { name: 'old', title: 'OLD', isDraft: false },
    { name: 'draft', title: 'DRAFT', isDraft: true },
  ])
  expect(await fetchOtherPaths(client, move)).toHaveLength(3)
})
