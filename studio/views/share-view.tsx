import { Box, Card, Container, Heading, Stack, Text } from '@sanity/ui'
import { colours } from '@tidewright/contracts/colours.ts'
import { tideLines, titleSize } from '@tidewright/contracts/media/share-image.ts'
import { descriptionLimit, titleLimit } from '@tidewright/schemas/objects/seo.schema.ts'
import type { CSSProperties, ReactNode } from 'react'
import type { UserViewComponent } from 'sanity/structure'
import { siteUrl } from '../env.ts'
import { useFigures, useSettings } from '../inputs/figures/use-settings.ts'
import { Notice } from '../ui/notice.tsx'
import { adviceOn, type Share, shareOf } from './share.ts'

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
      {share.picturePath ? (
        <img
          src={`${siteUrl}${share.picturePath}`}
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

const { paper, ink, tide, signal } = colours.light

/** The Open Graph image, 1200 by 630, as the site renders it. */
function OgImage({ title, company }: { title: string; company: string }) {
  return (
    <svg
      viewBox="0 0 1200 630"
      width="100%"
      style={{ display: 'block' }}
      role="img"
      aria-label={`Share image: ${title}`}
    >
      <rect width="1200" height="630" fill={paper} />
      {tideLines.map((line) => (
        <path key={line.d} {...line} fill="none" stroke={tide} />
      ))}
      <rect x="80" y="84" width="56" height="6" fill={signal} />
      <text x="80" y="142" fontFamily="'Instrument Sans', system-ui, sans-serif" fontSize="34" fill={tide}>
        {company}
      </text>
      <foreignObject x="80" y="160" width="1040" height="340">
        <div style={{ ...titleStyle, fontSize: titleSize(title) }}>
          <div style={fourLines}>{title}</div>
        </div>
      </foreignObject>
    </svg>
  )
}

const titleStyle: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  height: 340,
  fontFamily: 'Fraunces, Georgia, serif',
  fontWeight: 600,
  lineHeight: 1.12,
  letterSpacing: '-0.012em',
  color: ink,
  textWrap: 'balance',
}

const fourLines: CSSProperties = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
}
