import { Stack, Text } from '@sanity/ui'
import { getPublishedId, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { releaseOf } from '../releases/edited-id.ts'
import { ReleaseLinks } from '../releases/release-link.tsx'
import type { DeleteAction, OpenRelease, Referrer } from './delete-plan.ts'

type ReferrerListProps = {
  blockers: readonly Referrer[]
  releases: readonly OpenRelease[]
  /** What to do about them. */
  advice: string
}

/** Lists the documents that show or link to one: each once, whether published, a draft or both, and its versions. */
export function ReferrerList({ blockers, releases, advice }: ReferrerListProps) {
  const schema = useSchema()
  const once = new Map(blockers.map((blocker) => [blocker._id.replace(/^drafts\./, ''), blocker]))
  const count = new Set(blockers.map(({ _id }) => getPublishedId(_id))).size
  return (
    <Stack gap={4}>
      <Text>
        {count === 1
          ? '1 document shows or links to this one'
          : `${count} documents show or link to this one`}
        . {advice}
      </Text>
      <Stack as="ul" gap={3}>
        {[...once].map(([key, { _id, _type, title, name, language }]) => (
          <Text as="li" key={key}>
            <IntentLink
              intent="edit"
              params={{ id: getPublishedId(_id), type: _type }}
              {...(releaseOf(_id) && { searchParams: [['perspective', releaseOf(_id) ?? '']] })}
            >
              {String(title ?? name ?? schema.get(_type)?.title ?? _type)}
            </IntentLink>{' '}
            {[
              schema.get(_type)?.title,
              language,
              releaseOf(_id) && `in ${nameOf(releases.find((release) => release.name === releaseOf(_id)))}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        ))}
      </Stack>
    </Stack>
  )
}

type ReleaseListProps = {
  releases: readonly OpenRelease[]
  action: DeleteAction
  document: { id: string; type: string }
}

/** Lists the releases that must be changed before a document can be deleted or unpublished. */
export function ReleaseList({ releases, action, document }: ReleaseListProps) {
  return (
    <Stack gap={4}>
      <Text>
        {action === 'delete'
          ? 'It is scheduled, and what is scheduled can’t be deleted. Unschedule it first:'
          : 'A release unpublishes it, and would fail if it were unpublished already. Take it out of the release first:'}
      </Text>
      <ReleaseLinks releases={releases} document={document} />
    </Stack>
  )
}

/** The name of a release in a sentence. */
export function nameOf(release: Pick<OpenRelease, 'title' | 'isDraft'> | undefined): string {
  if (release?.isDraft) return 'a scheduled draft'
  return release?.title ? `the release “${release.title}”` : 'an untitled release'
}
