'use client'

import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { useRef } from 'react'
import type { Download } from '@/backend/downloads.ts'
import { DownloadButton } from './download-button.tsx'
import type { DownloadMessages } from './downloads-messages.ts'
import { ListStateView } from './list-state.tsx'
import { ResourceIcon } from './resource-icon.tsx'
import { skeletons } from './skeleton.tsx'
import { useDownload } from './use-download.ts'
import { type ReadList, useList } from './use-list.ts'

/** How many placeholders there are while the list loads (spec section 2). */
const placeholders = 4

const readResources: ReadList<Download> = (backend, locale) => backend.listResources(locale)

/** The tools and templates as ruled rows. */
export function ResourceRows({ locale, messages }: { locale: LocaleId; messages: DownloadMessages }) {
  const place = useRef<HTMLDivElement>(null)
  const { list, reload } = useList(place, locale, readResources)
  const download = useDownload(messages)
  return (
    <div ref={place}>
      <ListStateView
        list={list}
        messages={messages}
        onRetry={reload}
        skeletons={skeletons(placeholders, 'border-t border-line py-8')}
      >
        {(items) => (
          <ul>
            {items.map((item) => (
              <li
                key={item.id}
                className="grid gap-x-8 gap-y-4 border-t border-line py-8 last:border-b sm:grid-cols-[auto_1fr_auto] sm:items-start"
              >
                <ResourceIcon name={item.icon} />
                <div>
                  <h3 className="text-h3">{item.title}</h3>
                  <p className="mt-1 text-muted text-small">{messages.types[item.type] ?? item.type}</p>
                  <p className="mt-3 max-w-[60ch]">{item.description}</p>
                </div>
                <DownloadButton label={messages.download} title={item.title} onClick={() => download(item)} />
              </li>
            ))}
          </ul>
        )}
      </ListStateView>
    </div>
  )
}
