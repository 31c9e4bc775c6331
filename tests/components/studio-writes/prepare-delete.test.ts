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
