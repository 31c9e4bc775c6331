/** Deleting and unpublishing a document that has versions in releases, as the Studio does it. Local lake only. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchDeletePreview } from '../../../studio/delete/prepare-delete.ts'
import { discardRedirects, unpublishActions } from '../../../studio/delete/unpublish-in-release.ts'
import { clientsOf, openLake, type RunningLake } from './lake-target.ts'
import { farAway, outcome } from './release-target.ts'

let lake: RunningLake
const client = () => clientsOf(lake.options).editor
beforeAll(async () => {
  lake = await openLake()
})
afterAll(() => lake.close())

const page = (_id: string, more: Record<string, unknown> = {}) => ({
  _id,
  _type: 'page',
  language: 'en-UK',
  title: `About ${_id}`,
  slug: { current: _id },
  ...more,
})
const link = (_ref: string) => ({ _type: 'link', kind: 'page', target: { _type: 'reference', _ref } })

async function release(releaseId: string, title: string, versions: readonly string[]): Promise<string> {
  await client().releases.create({ releaseId, metadata: { title, releaseType: 'asap' } })
  for (const publishedId of versions)
    await client().createVersion({ releaseId, publishedId, baseId: publishedId })
  return releaseId
}

const remove = (publishedId: string, includeDrafts: string[]) =>
  client().action({ actionType: 'sanity.action.document.delete', publishedId, includeDrafts })

test('deletes a document with its draft and its versions in releases, but not a scheduled one', async () => {
  await client().create(page('offer'))
  await client().create(page('drafts.offer'))
  await release('ropen', 'Spring', ['offer'])
  await release('rfixed', 'Summer', ['offer'])
  await client().releases.schedule({ releaseId: 'rfixed', publishAt: farAway })

  const { versions, releases } = await fetchDeletePreview(client(), { id: 'offer', path: '/offer' })
  expect(versions.sort()).toEqual(['drafts.offer', 'offer', 'versions.rfixed.offer', 'versions.ropen.offer'])
  expect(releases).toMatchObject([
    { name: 'ropen', title: 'Spring', isScheduled: false, isDraft: false, effect: 'publishes' },
    { name: 'rfixed', title: 'Summer', isScheduled: true, isDraft: false, effect: 'publishes' },
  ])
  expect((await outcome(remove('offer', versions))).statusCode).toBe(409)
  expect(await client().getDocuments(versions)).not.toContain(null)

  await client().releases.unschedule({ releaseId: 'rfixed' })
  await remove('offer', versions)
  expect(await client().getDocuments(versions)).toEqual([null, null, null, null])
  // What is left of the release can still be published.
  await client().releases.publish({ releaseId: 'rfixed' })
  expect(await client().getDocument('offer')).toBeUndefined()
})

test('unpublishes a document when releasing, with its redirects, and takes that back', async () => {
  await client().create(page('home'))
  await client().create(page('shop'))
  await client().create({ _id: 'redirect-store', _type: 'redirect', from: '/store', to: link('shop') })
  await client().create({ _id: 'redirect-made-earlier', _type: 'redirect', from: '/shop', to: link('home') })
  await client().create(page('about', { see: { _type: 'reference', _ref: 'shop' } }))
  const name = await release('rautumn', 'Autumn', ['about'])
  const preview = () => fetchDeletePreview(client(), { id: 'shop', path: '/shop', release: name })
  const blockers = async () => (await preview()).plan.blockers.map(({ _id }) => _id)
  expect(await blockers()).toEqual([`versions.${name}.about`])
  await client().patch(`versions.${name}.about`).unset(['see']).commit()
  expect(await blockers()).toEqual([])

  const { plan, targets, replaced, releases } = await preview()
  expect(releases.find((each) => each.name === name)).toMatchObject({ effect: null })
  const target = targets.find(({ id }) => id === 'home')
  if (!target) throw new Error('The home page is no target.')
  const actions = unpublishActions(name, { id: 'shop', plan, replaced, redirect: { from: '/shop', target } })
  const inRelease = () =>
    client().fetch<string[]>('*[sanity::partOfRelease($name)]._id | order(@ asc)', { name })
  const withRedirects = ['about', 'redirect-made-earlier', 'redirect-shop', 'redirect-store', 'shop'].map(
    (id) => `versions.${name}.${id}`,
  )
  await client().action(actions)
  expect(await inRelease()).toEqual(withRedirects)
  expect((await preview()).releases.find((each) => each.name === name)).toMatchObject({
    effect: 'unpublishes',
  })

  await discardRedirects(client(), { id: 'shop', path: '/shop', release: name })
  expect(await inRelease()).toEqual([`versions.${name}.about`, `versions.${name}.shop`])

  await client().action(actions)
  await client().releases.publish({ releaseId: name })
  const fromShop = '*[_type == "redirect" && from == "/shop"]._id'
  expect(await client().fetch<string[]>(fromShop, {}, { perspective: 'published' })).toEqual([
    'redirect-shop',
  ])
  const [shop, draft, moved] = await client().getDocuments(['shop', 'drafts.shop', 'redirect-store'])
  expect([shop, draft, moved]).toMatchObject([null, { title: 'About shop' }, { to: link('home') }])
})
