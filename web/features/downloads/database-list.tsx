import { type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import type { ReactNode } from 'react'
import type { DataAttribute } from '@/content-types.ts'
import type { ListName } from './client-list.tsx'
import { DownloadClicks } from './download-clicks.tsx'
import type { ListMessages } from './get-messages.ts'
import { LazyList } from './lazy-list.tsx'
import { ListUnavailable } from './list-unavailable.tsx'

type DatabaseListProps = {
  list: ListName
  /** Null if the database didn't respond: then the browser loads them. */
  rows: ReactNode | null
  section: { note: string }
  locale: LocaleId
  messages: ListMessages
  skeletons: ReactNode
  dataAttribute: DataAttribute
}

/** A list of the database with the small line below it. */
export function DatabaseList({ rows, section, messages, dataAttribute, ...props }: DatabaseListProps) {
  return (
    <>
      <div lang={localeOf(props.locale).languageTag}>
        <DownloadClicks messages={messages}>
          {rows ?? (
            <>
              <LazyList messages={messages} {...props} />
              <noscript>
                <ListUnavailable messages={messages}>
                  <a className="button-secondary" href="?" target="_self">
                    {messages.retry}
                  </a>
                </ListUnavailable>
              </noscript>
            </>
          )}
        </DownloadClicks>
      </div>
      {section.note && (
        <p className="mt-6 text-muted text-small" data-sanity={dataAttribute('note')}>
          {section.note}
        </p>
      )}
    </>
  )
}
