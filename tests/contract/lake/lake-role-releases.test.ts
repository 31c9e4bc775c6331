/** What editors with a role may change by releases. Local lake only: a hosted project enforces its own. */
import { expect, test } from 'vitest'
import { isRejected, page, roleTarget } from './role-target.ts'

/** May make releases, and write French. */
const planner = {
  name: 'planner',
  title: 'Planner',
  description: '',
  grants: [
    {
      filter: '_id in path("_.releases.**") || language == "fr"',
      permissions: ['create' as const, 'update' as const],
    },
  ],
}
const target = roleTarget(planner)
const { as, store } = target
const publishAt = '2099-01-01T10:00:00.000Z'

test('a release is scheduled and published only by somebody who may publish all of it', async () => {
  const client = as('planner')
  const { releaseId } = await client.releases.create({ metadata: { releaseType: 'asap' } })
  await store(page(`versions.${releaseId}.a-fr`, 'fr'))
  await client.releases.schedule({ releaseId, publishAt })
  await client.releases.unschedule({ releaseId })
  await store(page(`versions.${releaseId}.a`, 'es'))
  await isRejected(client.releases.schedule({ releaseId, publishAt }))
  await isRejected(client.releases.publish({ releaseId }))
  await isRejected(client.releases.archive({ releaseId }))
  expect(await target.robot.getDocument(`_.releases.${releaseId}`)).toMatchObject({ state: 'active' })
})

test('a release moves only what the editor may move', async () => {
  await store(page('a-fr', 'fr', { slug: { current: 'ici' } }))
  const { releaseId } = await as('planner').releases.create({ metadata: { releaseType: 'asap' } })
  await store(page(`versions.${releaseId}.a-fr`, 'fr', { slug: { current: 'ailleurs' } }))
  await isRejected(as('planner').releases.schedule({ releaseId, publishAt }))
  await isRejected(as('planner').releases.publish({ releaseId }))
})

test('a release unpublishes only what the editor may unpublish', async () => {
  await store(page('a-fr', 'fr'))
  const { releaseId } = await as('planner').releases.create({ metadata: { releaseType: 'asap' } })
  await isRejected(as('planner').unpublishVersion({ releaseId, publishedId: 'a-fr' }))
})

test.each(['translator-fr', 'contributor', 'viewer'])(
  'a %s can’t create, publish or schedule a release',
  async (role) => {
    const { releaseId } = await target.robot.releases.create({ metadata: { releaseType: 'asap' } })
    const metadata = { releaseType: 'asap' } as const
    // The Studio asks by dry runs what it may offer.
    for (const options of [{}, { dryRun: true }]) {
      await isRejected(as(role).releases.create({ metadata }, options))
      await isRejected(as(role).releases.publish({ releaseId }, options))
      await isRejected(as(role).releases.schedule({ releaseId, publishAt }, options))
    }
  },
)

test('a translator can’t import a release, not even with her language', async () => {
  const attributes = { language: 'fr', state: 'active', metadata: { releaseType: 'asap' } }
  const actions = [{ actionType: 'sanity.action.release.import', releaseId: 'own', attributes }]
  const request = { method: 'POST', url: '/data/actions/production', body: { actions } }
  await isRejected(as('translator-fr').request(request))
})
