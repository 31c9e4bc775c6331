'use client'

import { type LocaleId, localeOf } from '@tidewright/schemas/locales.ts'
import { useRef } from 'react'
import type { Webinar } from '@/backend/downloads.ts'
import type { WebinarMessages } from './downloads-messages.ts'
import { formatDuration } from './format-duration.ts'
import { ListStateView } from './list-state.tsx'
import { skeletons } from './skeleton.tsx'
import { type ReadList, useList } from './use-list.ts'

/** How many placeholders there are while the list loads (spec section 2). */
const placeholders = 3

const readWebinars: ReadList<Webinar> = (backend, locale) => backend.listWebinars(locale)

/** The library of webinars. Nothing in it can be watched yet (spec section 2), and each row says so. */
export function WebinarRows({ locale, messages }: { locale: LocaleId; messages: WebinarMessages }) {
  const place = useRef<HTMLDivElement>(null)
  const { list, reload } = useList(place, locale, readWebinars)
  return (
    <div ref={place}>
      <ListStateView
        list={list}
        messages={messages}
        onRetry={reload}
        skeletons={skeletons(placeholders, 'border-t border-line py-7')}
      >
        {(items) => (
          <ul>
            {items.map(({ id, title, description, duration }) => (
              <li key={id} className="border-t border-line py-7 last:border-b">
                <p className="flex flex-wrap items-center gap-x-3 text-small">
                  <span className="rounded-full bg-foam px-3 py-0.5 font-semibold text-tide">
                    {messages.comingSoon}
                  </span>
                  <span className="text-muted">{formatDuration(duration, localeOf(locale).languageTag)}</span>
                </p>
                <h3 className="mt-3 text-h3">{title}</h3>
                <p className="mt-2 max-w-[60ch] text-muted">{description}</p>
                <button
                  type="button"
                  disabled
                  className="button-secondary mt-4 border-dashed text-muted disabled:cursor-not-allowed hover:bg-transparent"
                >
                  {messages.watchNow}
                  <span className="sr-only">{title}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </ListStateView>
    </div>
  )
}
