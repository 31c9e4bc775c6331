import { expect, it } from 'vitest'
import { deleteConflicts, writeRedirect } from '../../../studio/redirects/write-move.ts'
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
