import type { CSSProperties, ReactNode } from 'react'
import type { UserViewComponent } from 'sanity/structure'
import { siteUrl } from '../env.ts'
import { useFigures, useSettings } from '../inputs/use-settings.ts'
import { Notice } from '../ui/notice.tsx'
import { OgImage } from './og-image.tsx'
import { adviceOn, descriptionLimit, type Share, shareOf, titleLimit } from './share.ts'

/** How a page looks in search results and in a chat, drawn from what is being typed. */
export const ShareView: UserViewComponent = ({ document }) => {
  const { displayed } = document
  const figures = useFigures(useSettings(), displayed.language)
  const share = shareOf(displayed, figures, siteUrl)
  return (
    <div style={page} data-testid="share-view">
      {adviceOn(share).map((advice) => (
        <Notice key={advice} tone="caution">
          {advice}
        </Notice>
      ))}
      <Part title="In search results">
        <SearchResult share={share} />
        <p style={quiet}>
          Title {share.title.length} / {titleLimit} · description {share.description.length} /{' '}
          {descriptionLimit}
        </p>
      </Part>
      <Part title="In a chat or on a network">
        <ChatCard share={share} />
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section style={{ margin: '16px 12px 28px' }}>
      <h2 style={{ fontSize: 13, fontWeight: 600, margin: '0 0 10px' }}>{title}</h2>
      {children}
    </section>
  )
}

function SearchResult({ share }: { share: Share }) {
  return (
    <div style={{ ...card, padding: 16 }}>
      <p style={{ ...quiet, margin: 0 }}>{share.address ?? 'No address yet'}</p>
      <p style={{ ...oneLine, margin: '4px 0', fontSize: 19, color: 'var(--card-link-color)' }}>
        {share.title}
      </p>
      <p style={{ ...twoLines, margin: 0, fontSize: 14, lineHeight: 1.5 }}>
        {share.description || 'A sentence that the search engine picks from the page.'}
      </p>
    </div>
  )
}

function ChatCard({ share }: { share: Share }) {
  return (
    <div style={{ ...card, overflow: 'hidden' }}>
      <OgImage title={share.ownTitle} company={share.company} />
      <div style={{ padding: 14 }}>
        <p style={{ ...quiet, margin: 0 }}>{new URL(siteUrl).host}</p>
        <p style={{ ...oneLine, margin: '4px 0', fontSize: 15, fontWeight: 600 }}>
          {share.ownTitle || 'Untitled'}
        </p>
        <p style={{ ...oneLine, ...quiet, margin: 0 }}>{share.description}</p>
      </div>
    </div>
  )
}

const page: CSSProperties = { padding: '12px 8px 60px', maxWidth: 640, margin: '0 auto' }
const card: CSSProperties = { border: '1px solid var(--card-border-color)', borderRadius: 6, maxWidth: 600 }
const quiet: CSSProperties = { fontSize: 12, color: 'var(--card-muted-fg-color)', lineHeight: 1.5 }
const oneLine: CSSProperties = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }
const twoLines: CSSProperties = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
}
