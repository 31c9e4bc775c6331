/** `kill -9` of the lake around the scheduled second: a release is never half published, published twice or lost. */
import { setTimeout as wait } from 'node:timers/promises'
import type { ReleaseDocument, SanityClient } from '@sanity/client'
import { afterEach, expect, test } from 'vitest'
import { sized } from '../../support/full-size.ts'
import { randomFrom } from '../../support/random.ts'
import { type ServiceProcess, startServiceProcess } from '../../support/service-process.ts'
import { clientsOf, freshOptions, removeFolder, transactionsOf, until } from './lake-target.ts'

const rounds = sized(200, 6)
const documents = 40
const seed = Number(process.env.RELEASE_KILL_SEED ?? 1)
/** Between scheduling and the scheduled time; kills fall on both sides of it. */
const leadMilliseconds = 700

let running: ServiceProcess | undefined
afterEach(() => running?.kill())

test(
  `${rounds} kills around the scheduled second, seed ${seed}`,
  async () => {
    const random = randomFrom(seed)
    const options = await freshOptions()
    const { editor } = clientsOf(options)
    running = await startServiceProcess('lake', options)
    let interrupted = 0
    for (let round = 0; round < rounds; round += 1) {
      const releaseId = `round${round}`
      await prepare(editor, releaseId)
      const publishAt = Date.now() + leadMilliseconds
      await editor.releases.schedule({ releaseId, publishAt: new Date(publishAt).toISOString() })
      await wait(publishAt - Date.now() + random() * 60 - 20)
      await running.kill()
      running = await startServiceProcess('lake', options)
      const release = await until(async () => {
        const read = await editor.getDocument<ReleaseDocument>(`_.releases.${releaseId}`)
        return read?.state === 'scheduled' ? undefined : read
      })
      if (Date.parse(release.publishedAt ?? '') > publishAt + 100) interrupted += 1
      await expectPublishedOnce(editor, release)
    }
    // Otherwise every kill came after the fact, and the test showed nothing.
    expect(interrupted).toBeGreaterThan(0)
    await removeFolder(options.folder)
  },
  rounds * 15_000,
)

async function prepare(editor: SanityClient, releaseId: string) {
  await editor.releases.create({ releaseId, metadata: { releaseType: 'scheduled' } })
  await editor.action(
    Array.from({ length: documents }, (_, n) => ({
      actionType: 'sanity.action.document.version.create' as const,
      publishedId: `doc-${n}`,
      document: { _id: `versions.${releaseId}.doc-${n}`, _type: 'post', title: releaseId },
    })),
  )
}

async function expectPublishedOnce(editor: SanityClient, release: ReleaseDocument) {
  expect(release).toMatchObject({ state: 'published' })
  const revisions = await editor.fetch<string[]>('*[_type == "post" && title == $title]._rev', {
    title: release.name,
  })
  expect(revisions).toEqual(Array.from({ length: documents }, () => release._rev))
  expect(await editor.fetch('count(*[sanity::partOfRelease($id)])', { id: release.name })).toBe(0)
  // Created, scheduling, scheduled, publishing, published.
  expect(await transactionsOf(editor, release._id)).toHaveLength(5)
}
