import { Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { RELEASES_INTENT } from 'sanity'
import { IntentLink } from 'sanity/router'

type ReleaseLinkProps = {
  /** Its name, without the prefix of its id. */
  name: string
  /** The document of a scheduled draft, which has no page of its own. */
  draft: { id: string; type: string } | null
  children: ReactNode
}

/** A link to a release, or to the document of a scheduled draft as it will be published. */
export function ReleaseLink({ name, draft, children }: ReleaseLinkProps) {
  if (!draft)
    return (
      <IntentLink intent={RELEASES_INTENT} params={{ id: name }}>
        {children}
      </IntentLink>
    )
  return (
    <IntentLink intent="edit" params={draft} searchParams={[['perspective', name]]}>
      {children}
    </IntentLink>
  )
}

/** What a link to a release says. `isDraft` tells a scheduled draft. */
export type LinkedRelease = { name: string; title: string | null; isDraft: boolean }

type ReleaseLinksProps = {
  releases: readonly LinkedRelease[]
  /** The document that all of them contain. */
  document: { id: string; type: string }
}

/** Lists releases and scheduled drafts that contain a document. */
export function ReleaseLinks({ releases, document }: ReleaseLinksProps) {
  return (
    <Stack as="ul" gap={3}>
      {releases.map(({ name, title, isDraft }) => (
        <Text as="li" key={name}>
          <ReleaseLink name={name} draft={isDraft ? document : null}>
            {isDraft ? 'Scheduled draft' : title || 'Untitled release'}
          </ReleaseLink>
        </Text>
      ))}
    </Stack>
  )
}
