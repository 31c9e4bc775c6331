import type { SanityClient } from 'sanity'

type Actions = Parameters<SanityClient['action']>[0]

/**
 * Creates a release, adds to it what `actionsOf` says, and schedules it for `at`, an ISO date.
 * @throws if that fails; then nothing is left of the release.
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
    await client.releases.archive({ releaseId }, { tag })
    await client.releases.delete({ releaseId }, { tag })
    throw error
  }
}
