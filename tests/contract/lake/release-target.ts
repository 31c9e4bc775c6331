/** Releases of the contract suite, on either target. */
import type { ReleaseDocument } from '@sanity/client'
import { afterAll } from 'vitest'
import { type Target, testTarget, until } from './lake-target.ts'

type State = 'active' | 'scheduled' | 'published' | 'archived'

/** Far enough that no test lives to see it. */
export const farAway = '2099-01-01T10:00:00.000Z'

/** The target of a test file, from before its first test until after its last one, and its releases. */
export function releaseTarget() {
  const { target, idOf } = testTarget()
  const releases = releasesOf(target)
  afterAll(releases.remove)
  return { target, releases, idOf }
}

function releasesOf(target: Target) {
  const created: string[] = []
  let count = 0

  const read = (releaseId: string) => target.editor.getDocument<ReleaseDocument>(`_.releases.${releaseId}`)
  /** A hosted release passes through its transient states by itself. */
  const settled = (releaseId: string, state: State) =>
    until(async () => {
      const release = await read(releaseId)
      return release?.state === state ? release : undefined
    })

  return {
    read,
    settled,
    /** A release in `state`, with the documents in `versions` by published id. */
    async make(state: State = 'active', versions: Record<string, Record<string, unknown>> = {}) {
      count += 1
      const releaseId = `${target.prefix}-r${count}`.replaceAll('.', '-')
      created.push(releaseId)
      await target.editor.releases.create({ releaseId, metadata: { title: releaseId, releaseType: 'asap' } })
      for (const [publishedId, content] of Object.entries(versions)) {
        const document = { _type: 'contract', ...content, _id: `versions.${releaseId}.${publishedId}` }
        await target.editor.createVersion({ document, releaseId, publishedId })
      }
      if (state === 'scheduled') await target.editor.releases.schedule({ releaseId, publishAt: farAway })
      if (state === 'published') await target.editor.releases.publish({ releaseId })
      if (state === 'archived') await target.editor.releases.archive({ releaseId })
      await settled(releaseId, state)
      return releaseId
    },
    /** Leaves a hosted project as it was. */
    async remove() {
      for (const releaseId of created) {
        const release = await read(releaseId)
        if (!release) continue
        if (release.state === 'scheduled') {
          await target.editor.releases.unschedule({ releaseId })
          await settled(releaseId, 'active')
        }
        if (release.state === 'scheduled' || release.state === 'active') {
          await target.editor.releases.archive({ releaseId })
          await settled(releaseId, 'archived')
        }
        await target.editor.releases.delete({ releaseId })
      }
    },
  }
}
