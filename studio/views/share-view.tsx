import { Box, Card, Container, Heading, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import type { UserViewComponent } from 'sanity/structure'
import { siteUrl } from '../env.ts'
import { useFigures, useSettings } from '../inputs/figures/use-settings.ts'
import { Notice } from '../ui/notice.tsx'
import { OgImage } from './og-image.tsx'
import { adviceOn, descriptionLimit, type Share, shareOf, titleLimit } from './share.ts'

/** A preview of a page in search results and on social media, updated while typing. */
export const ShareView: UserViewComponent = ({ document }) => {
  const { displayed } = document
  const figures = useFigures(useSettings(), displayed.language)
  const share = shareOf(displayed, figures, siteUrl)
  return (
    <Container width={1} paddingY={4} data-testid="share-view">
      {adviceOn(share).map((advice) => (
        <Notice key={advice} tone="caution">
          {advice}
        </Notice>
      ))}
      <Part title="In search results">
        <SearchResult share={share} />
        <Text size={1} muted>
          Title {share.title.length} / {titleLimit} · description {share.description.length} /{' '}
          {descriptionLimit}
        </Text>
      </Part>
      <Part title="On social media and in chats">
        <ChatCard share={share} />
      </Part>
    </Container>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={3} padding={3}>
      <Heading as="h2" size={0}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

function SearchResult({ share }: { share: Share }) {
  return (
    <Card border radius={2} padding={3}>
      <Stack gap={3}>
        <Text size={1} muted>
          {share.url ?? 'No URL yet'}
        </Text>
        <Text size={3} textOverflow="ellipsis">
          {share.title}
        </Text>
        <Text size={1}>{share.description || 'Search engines will pick a sentence from the page.'}</Text>
      </Stack>
    </Card>
  )
}

function ChatCard({ share }: { share: Share }) {
  return (
    <Card border radius={2} overflow="hidden">
      {share.pictureId ? (
        <img
          src={`${siteUrl}/api/images/${share.pictureId}?w=1280`}
          alt="As chosen under Search and sharing"
          style={{ display: 'block', width: '100%', aspectRatio: '1200 / 630', objectFit: 'cover' }}
        />
      ) : (
        <OgImage title={share.ownTitle} company={share.company} />
      )}
      <Box padding={3}>
        <Stack gap={3}>
          <Text size={1} muted>
            {new URL(siteUrl).host}
          </Text>
          <Text weight="semibold" textOverflow="ellipsis">
            {share.ownTitle || 'Untitled'}
          </Text>
          <Text size={1} muted textOverflow="ellipsis">
            {share.description}
          </Text>
        </Stack>
      </Box>
    </Card>
  )
}
