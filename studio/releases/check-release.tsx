import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { isLocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { translatedTypes } from '@tidewright/schemas/registry.ts'
import { useEffect, useRef } from 'react'
import {
  getReleaseIdFromReleaseDocumentId,
  isGoingToUnpublish,
  isReleaseScheduledOrScheduling,
  type ReleaseActionComponent,
  type SanityClient,
  useClient,
} from 'sanity'
import { movesWithoutRedirect, type RoutableDocument, type SlugChange } from '../redirects/slug-change.ts'
import { useRights } from '../roles/use-rights.ts'
import type { ContentDocument } from '../translations/documents/translated-copy.ts'
import { fetchFindings } from '../translations/publish/fetch-findings.ts'
import { Findings } from '../translations/publish/left-in-english-question.tsx'
import type { Finding } from '../translations/publish/use-publish-question.ts'
import { publishedIdOf } from './edited-id.ts'

/**
 * Says which old URLs a release would lose, and what it would publish in English, or in another order than in English.
 * Sanity's tool schedules releases without asking us, so this also runs right after that.
 */
export const checkRelease: ReleaseActionComponent = ({ release, documents }) => {
  const client = useClient({ apiVersion })
  const toast = useToast()
  const { redirects } = useRights()
  const before = useRef(release.state)
  const versions = documents.map(({ document }) => document).filter((version) => !isGoingToUnpublish(version))

  async function check(isAsked: boolean): Promise<void> {
    const id = `check-${getReleaseIdFromReleaseDocumentId(release._id)}`
    try {
      const moves = await movesOf(client, versions)
      const found = await findingsOf(client, versions)
      const isFine = moves.length === 0 && found.length === 0
      if (isFine && !isAsked) return
      toast.push({
        id,
        closable: true,
        ...(isFine
          ? {
              status: 'success',
              title: 'All texts are translated, lists have the English order, and no URL gets lost.',
            }
          : {
              status: 'warning',
              duration: 600_000,
              title: isReleaseScheduledOrScheduling(release)
                ? 'Scheduled. Unschedule the release if you want to change this:'
                : 'Before you publish this release:',
              description: (
                <Stack gap={4} paddingTop={3} style={{ maxHeight: '50dvh', overflow: 'auto' }}>
                  {moves.length > 0 && <LostPaths moves={moves} mayRedirect={redirects} />}
                  <Findings found={found} />
                </Stack>
              ),
            }),
      })
    } catch (error) {
      console.warn('Could not check a release.', error)
      toast.push({ id, status: 'warning', title: 'Couldn’t check this release. Try again.' })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new state starts a check
  useEffect(() => {
    const isScheduled = before.current === 'active' && isReleaseScheduledOrScheduling(release)
    before.current = release.state
    if (isScheduled) void check(false)
  }, [release.state])

  return {
    label: 'Check release',
    icon: CheckmarkCircleIcon,
    disabled: documents.length === 0,
    onHandle: () => void check(true),
  }
}

function LostPaths({ moves, mayRedirect }: { moves: readonly SlugChange[]; mayRedirect: boolean }) {
  return (
    <Stack gap={3}>
      {moves.map(({ id, from, to }) => (
        <Text key={id}>{`The URL changes from ${from} to ${to}, without a redirect.`}</Text>
      ))}
      <Text size={1} muted>
        {mayRedirect
          ? 'Open the document in the release and select “Redirect old URL”. Otherwise links to the old URL stop working.'
          : 'Links to the old URL would stop working. Your role can’t redirect it: ask an editor to do so before the release is published.'}
      </Text>
    </Stack>
  )
}

/** The URL changes for which the release has no redirect. */
async function movesOf(client: SanityClient, versions: readonly RoutableDocument[]): Promise<SlugChange[]> {
  const published = await client.fetch<RoutableDocument[]>(
    '*[_id in $ids]{ _id, _type, language, slug }',
    { ids: versions.map(({ _id }) => publishedIdOf(_id)) },
    { perspective: 'raw', tag: 'check-release' },
  )
  return movesWithoutRedirect(published, versions)
}

/** What publishing the versions would leave as it is, one document after the other: a release may have a thousand. */
async function findingsOf(client: SanityClient, versions: readonly ContentDocument[]): Promise<Finding[]> {
  const found: Finding[] = []
  for (const version of versions) {
    if (!translatedTypes.includes(version._type)) continue
    const title = String(version.title ?? version.name ?? version._type)
    const language = isLocaleId(version.language) ? `${title} (${localeOf(version.language).name})` : title
    found.push(...(await fetchFindings(client, version)).map((finding) => ({ ...finding, title, language })))
  }
  return found
}
