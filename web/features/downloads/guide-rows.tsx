'use client'

import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { useRef } from 'react'
import type { Download } from '@/backend/downloads.ts'
import { DownloadButton } from './download-button.tsx'
import type { DownloadMessages } from './downloads-messages.ts'
import { ListStateView } from './list-state.tsx'
import { skeletons } from './skeleton.tsx'
import { useDownload } from './use-download.ts'
import { type ReadList, useList } from './use-list.ts'

/** How many placeholders there are while the list loads (spec section 2). */
const placeholders = 6

const readGuides: ReadList<Download> = (backend, locale) => backend.listGuides(locale)

const grid = 'grid gap-px overflow-hidden border border-line bg-line sm:grid-cols-2 lg:grid-cols-3'

/** The industry guides as a ruled grid. */
export function GuideRows({ locale, messages }: { locale: LocaleId; messages: DownloadMessages }) {
  const place = useRef<HTMLDivElement>(null)
  const { list, reload } = useList(place, locale, readGuides)
  const download = useDownload(messages)
  return (
    <div ref={place}>
      <ListStateView
        list={list}
        messages={messages}
        onRetry={reload}
        skeletons={
          <div className={grid}>{skeletons(placeholders, 'min-h-56 content-start bg-raised p-6')}</div>
        }
      >
        {(items) => (
          <ul className={grid}>
            {items.map((item) => (
              <li key={item.id} className="flex flex-col items-start bg-raised p-6">
                <h3 className="text-h3">{item.title}</h3>
                <p className="mt-2 mb-6 text-muted">{item.description}</p>
                <div className="mt-auto">
                  <DownloadButton
                    label={messages.download}
                    title={item.title}
                    onClick={() => download(item)}
                  />
                </div>
              </li>
            ))}
          </ul>
        )}
      </ListStateView>
    </div>
  )
}
