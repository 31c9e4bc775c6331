import type { SanityClient } from 'sanity'

type Actions = Parameters<SanityClient['action']>[0]

/** A release could be neither scheduled nor deleted, or was scheduled but the response got lost. */
export class LeftoverRelease extends Error {}

/**
 * Creates a release, fills it with the actions of `actionsOf`, and schedules it for `at`, an ISO date.
 * @throws if that fails. The release is deleted then, unless the error is a LeftoverRelease.
 */
export async function scheduleRelease(
  client: SanityClient,
  { title, at, tag }: { title: string; at: string; tag: string },
  actionsOf: (release: string) => Actions,
): Promise<void> {
  const metadata = { title, releaseType: 'scheduled', intendedPublishAt: at, cardinality: 'many' } as const
  const { releaseId } = await client.releases.create({ metadata }, { tag })
  try {
    await client.action(actionsOf(releaseId), { tag })
    await client.releases.schedule({ releaseId, publishAt: at }, { tag })
  } catch (error) {
    try {
      await client.releases.archive({ releaseId }, { tag })
      await client.releases.delete({ releaseId }, { tag })
    } catch {
      throw new LeftoverRelease('Look under Releases before you try again: it may be scheduled.', {
        cause: error,
      })
    }
    throw error
  }
}
