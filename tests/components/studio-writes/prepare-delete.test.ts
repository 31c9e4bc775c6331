import { expect, it } from 'vitest'
import { isBlocked, prepareDelete } from '../../../studio/delete/prepare-delete.ts'
import { memoryLake } from './memory-lake.ts'

const ids = ['redirect-made-earlier', 'redirect-offer']

/** The redirects from the path of an unpublished document, of which there were two. */
async function redirectsAfter(redirect: Parameters<typeof prepareDelete>[1]['redirect']) {
  const { client, read } = memoryLake(
    ids.map((_id) => ({ _id, _type: 'redirect', from: '/offer', to: 'old' })),
  )
  await prepareDelete(client, { id: 'offer', action: 'unpublish', path: '/offer', redirect })
  return ids.flatMap((id) => read(id) ?? [])
}

it('leaves one redirect from the path that visitors lose: to what the editor chose', async () => {
  const redirect = { from: '/offer', target: { id: 'home', path: '/', title: 'Home' } }
  expect(await redirectsAfter(redirect)).toMatchObject([
    { _id: 'redirect-offer', from: '/offer', to: { target: { _ref: 'home' } } },
  ])
})

it('leaves no redirect from the path if visitors are sent nowhere', async () => {
  expect(await redirectsAfter(null)).toEqual([])
})

const deletion = { id: 'offer', action: 'delete', path: '/offer', redirect: null } as const
const offer = { _type: 'reference', _ref: 'offer' }

it('changes nothing if a colleague linked to the document meanwhile', async () => {
  const redirect = { _id: 'redirect-old', _type: 'redirect', from: '/old', to: { target: offer } }
  const value = { ...offer, _weak: true }
  const group = { _id: 'translations-offer', _type: 'translation.metadata', translations: [{ value }] }
  const { client, put, read } = memoryLake([redirect, group])
  put({ _id: 'home', _type: 'page', link: { target: offer } })
  expect(isBlocked(await prepareDelete(client, deletion), 'delete')).toBe(true)
  for (const document of [redirect, group]) expect(read(document._id)).toMatchObject(document)
})

it('keeps the translation group of a document for a role that can’t change it', async () => {
  const translations = [{ value: { ...offer, _weak: true } }]
  const group = { _id: 'translations-offer', _type: 'translation.metadata', translations }
  const { client, read } = memoryLake([group])
  await prepareDelete(client, { ...deletion, keepsGroups: true })
  expect(read(group._id)).toMatchObject({ translations })
  await prepareDelete(client, deletion)
  expect(read(group._id)).toMatchObject({ translations: [] })
})

it('keeps what redirects do that lead elsewhere, and removes the reference that they hide', async () => {
  const url = { _type: 'link', kind: 'url', url: 'https://shop.example/' }
  const redirects = [
    {
      _id: 'gone',
      _type: 'redirect',
      from: '/old',
      gone: true,
      to: { _type: 'link', kind: 'page', target: offer },
    },
    { _id: 'url', _type: 'redirect', from: '/shop', to: { ...url, target: offer } },
  ]
  const { client, read } = memoryLake(redirects)
  await prepareDelete(client, deletion)
  expect(read('gone')).toMatchObject({ gone: true })
  expect(read('gone')?.to).toEqual({ _type: 'link', kind: 'page' })
  expect(read('url')?.to).toEqual(url)
})
