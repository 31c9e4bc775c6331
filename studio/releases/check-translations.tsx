import { TranslateIcon } from '@sanity/icons/Translate'
import { Stack } from '@sanity/ui'
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
import type { ContentDocument } from '../translations/documents/translated-copy.ts'
import { fetchFindings } from '../translations/publish/fetch-findings.ts'
import { Findings } from '../translations/publish/left-in-english-question.tsx'
import type { Finding } from '../translations/publish/use-publish-question.ts'

/**
 * Says what a release would publish in English, or in another order than in English. Sanity's tool schedules
 * releases without asking us, so this also runs right after that.
 */
export const checkTranslations: ReleaseActionComponent = ({ release, documents }) => {
  const client = useClient({ apiVersion })
  const toast = useToast()
  const before = useRef(release.state)
  const versions = documents.map(({ document }) => document).filter((version) => !isGoingToUnpublish(version))

  async function check(isAsked: boolean): Promise<void> {
    const id = `check-${getReleaseIdFromReleaseDocumentId(release._id)}`
    try {
      const found = await findingsOf(client, versions)
      if (found.length === 0 && !isAsked) return
      toast.push({
        id,
        closable: true,
        ...(found.length === 0
          ? { status: 'success', title: 'All texts are translated, and lists have the English order.' }
          : {
              status: 'warning',
              duration: 600_000,
              title: isReleaseScheduledOrScheduling(release)
                ? 'Scheduled. Unschedule the release if you want to change this:'
                : 'Before you publish this release:',
              description: (
                <Stack gap={4} paddingTop={3} style={{ maxHeight: '50dvh', overflow: 'auto' }}>
                  <Findings found={found} />
                </Stack>
              ),
            }),
      })
    } catch (error) {
      console.warn('Could not check the translations of a release.', error)
      toast.push({ id, status: 'warning', title: 'Couldn’t check the translations of this release.' })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new state starts a check
  useEffect(() => {
    const isScheduled = before.current === 'active' && isReleaseScheduledOrScheduling(release)
    before.current = release.state
    if (isScheduled) void check(false)
  }, [release.state])

  return {
    label: 'Check translations',
    icon: TranslateIcon,
    disabled: documents.length === 0,
    onHandle: () => void check(true),
  }
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
