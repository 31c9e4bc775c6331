import { expect, it } from 'vitest'
import { planDelete } from '../../../studio/delete/delete-plan.ts'
import { prepareDelete } from '../../../studio/delete/prepare-delete.ts'
import { memoryLake } from './memory-lake.ts'

const ids = ['redirect-made-earlier', 'redirect-offer']

/** The redirects from the path of an unpublished document, of which there were two. */
async function redirectsAfter(redirect: Parameters<typeof prepareDelete>[1]['redirect']) {
  const { client, read } = memoryLake(
    ids.map((_id) => ({ _id, _type: 'redirect', from: '/offer', to: 'old' })),
  )
  const plan = planDelete('offer', [], [], ids)
  await prepareDelete(client, { id: 'offer', action: 'unpublish', plan, redirect })
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

it('keeps what redirects do that lead elsewhere, and removes the reference that they hide', async () => {
  const target = { _type: 'reference', _ref: 'offer' }
  const url = { _type: 'link', kind: 'url', url: 'https://shop.example/' }
  const redirects = [
    { _id: 'gone', _type: 'redirect', from: '/old', gone: true, to: { _type: 'link', kind: 'page', target } },
    { _id: 'url', _type: 'redirect', from: '/shop', to: { ...url, target } },
  ]
  const { client, read } = memoryLake(redirects)
  const plan = planDelete('offer', redirects)
  await prepareDelete(client, { id: 'offer', action: 'delete', plan, redirect: null })
  expect(read('gone')).toMatchObject({ gone: true })
  expect(read('gone')?.to).toEqual({ _type: 'link', kind: 'page' })
  expect(read('url')?.to).toEqual(url)
})
