import { type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import type { ReactNode } from 'react'
import type { DataAttribute } from '@/content-types.ts'
import type { ListName } from './client-list.tsx'
import { DownloadClicks, LazyList } from './download-clicks.tsx'
import type { ListMessages } from './get-messages.ts'
import { ListUnavailable } from './row-parts.tsx'

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

type SkeletonsProps = {
  /** The number in the spec (section 2). */
  count: number
  loading: string
  /** Class names of the list and of each row. */
  className?: string
  rowClassName: string
}

/**
 * Placeholder lines of about the size of the rows while they load. Not rendered without JavaScript, which would never
 * replace them.
 */
export function Skeletons({ count, loading, className, rowClassName }: SkeletonsProps) {
  const numbers = Array.from({ length: count }, (_, number) => number)
  return (
    <div className="noscript:hidden" aria-busy="true">
      <p role="status" className="sr-only">
        {loading}
      </p>
      <div aria-hidden="true" className={className}>
        {numbers.map((number) => (
          <div key={number} data-skeleton className={`grid gap-3 motion-safe:animate-pulse ${rowClassName}`}>
            <div className="h-5 w-3/5 rounded bg-line" />
            <div className="h-4 w-full rounded bg-line/70" />
            <div className="h-4 w-4/5 rounded bg-line/70" />
          </div>
        ))}
      </div>
    </div>
  )
}
