/** Deleting and unpublishing a document that has versions in releases, as the Studio does it. Local lake only. */
import { expect, test } from 'vitest'
import { fetchDeletePreview } from '../../../studio/delete/prepare-delete.ts'
import { discardRedirects, unpublishActions } from '../../../studio/delete/unpublish-in-release.ts'
import { outcome, testLake } from './lake-target.ts'
import { farAway } from './release-target.ts'

const lake = testLake()

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
  await lake.editor.releases.create({ releaseId, metadata: { title, releaseType: 'asap' } })
  for (const publishedId of versions)
    await lake.editor.createVersion({ releaseId, publishedId, baseId: publishedId })
  return releaseId
}

const remove = (publishedId: string, includeDrafts: string[]) =>
  lake.editor.action({ actionType: 'sanity.action.document.delete', publishedId, includeDrafts })

test('deletes a document with its draft and its versions in releases, but not a scheduled one', async () => {
  await lake.editor.create(page('offer'))
  await lake.editor.create(page('drafts.offer'))
  await release('ropen', 'Spring', ['offer'])
  await release('rfixed', 'Summer', ['offer'])
  await lake.editor.releases.schedule({ releaseId: 'rfixed', publishAt: farAway })

  const { versions, releases } = await fetchDeletePreview(lake.editor, { id: 'offer', path: '/offer' })
  expect(versions.sort()).toEqual(['drafts.offer', 'offer', 'versions.rfixed.offer', 'versions.ropen.offer'])
  expect(releases).toMatchObject([
    { name: 'ropen', title: 'Spring', isScheduled: false, isDraft: false, effect: 'publishes' },
    { name: 'rfixed', title: 'Summer', isScheduled: true, isDraft: false, effect: 'publishes' },
  ])
  expect((await outcome(remove('offer', versions))).statusCode).toBe(409)
  expect(await lake.editor.getDocuments(versions)).not.toContain(null)

  await lake.editor.releases.unschedule({ releaseId: 'rfixed' })
  await remove('offer', versions)
  expect(await lake.editor.getDocuments(versions)).toEqual([null, null, null, null])
  // What is left of the release can still be published.
  await lake.editor.releases.publish({ releaseId: 'rfixed' })
  expect(await lake.editor.getDocument('offer')).toBeUndefined()
})

test('unpublishes a document when releasing, with its redirects, and takes that back', async () => {
  await lake.editor.create(page('home'))
  await lake.editor.create(page('shop'))
  await lake.editor.create({ _id: 'redirect-store', _type: 'redirect', from: '/store', to: link('shop') })
  await lake.editor.create({
    _id: 'redirect-made-earlier',
    _type: 'redirect',
    from: '/shop',
    to: link('home'),
  })
  await lake.editor.create(page('about', { see: { _type: 'reference', _ref: 'shop' } }))
  const name = await release('rautumn', 'Autumn', ['about'])
  const preview = () => fetchDeletePreview(lake.editor, { id: 'shop', path: '/shop', release: name })
  const blockers = async () => (await preview()).plan.blockers.map(({ _id }) => _id)
  expect(await blockers()).toEqual([`versions.${name}.about`])
  await lake.editor.patch(`versions.${name}.about`).unset(['see']).commit()
  expect(await blockers()).toEqual([])

  const { plan, targets, replaced, releases } = await preview()
  expect(releases.find((each) => each.name === name)).toMatchObject({ effect: null })
  const target = targets.find(({ id }) => id === 'home')
  if (!target) throw new Error('The home page is no target.')
  const actions = unpublishActions(name, { id: 'shop', plan, replaced, redirect: { from: '/shop', target } })
  const inRelease = () =>
    lake.editor.fetch<string[]>('*[sanity::partOfRelease($name)]._id | order(@ asc)', { name })
  const withRedirects = ['about', 'redirect-made-earlier', 'redirect-shop', 'redirect-store', 'shop'].map(
    (id) => `versions.${name}.${id}`,
  )
  await lake.editor.action(actions)
  expect(await inRelease()).toEqual(withRedirects)
  expect((await preview()).releases.find((each) => each.name === name)).toMatchObject({
    effect: 'unpublishes',
  })

  await discardRedirects(lake.editor, { id: 'shop', path: '/shop', release: name })
  expect(await inRelease()).toEqual([`versions.${name}.about`, `versions.${name}.shop`])

  await lake.editor.action(actions)
  await lake.editor.releases.publish({ releaseId: name })
  const fromShop = '*[_type == "redirect" && from == "/shop"]._id'
  expect(await lake.editor.fetch<string[]>(fromShop, {}, { perspective: 'published' })).toEqual([
    'redirect-shop',
  ])
  const [shop, draft, moved] = await lake.editor.getDocuments(['shop', 'drafts.shop', 'redirect-store'])
  expect([shop, draft, moved]).toMatchObject([null, { title: 'About shop' }, { to: link('home') }])
})
