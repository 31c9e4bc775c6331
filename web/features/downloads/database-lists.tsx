import { localeOf } from '@tidewright/contracts/locales.ts'
import type { ReactNode } from 'react'
import { readRows } from '@/backend/cached-rows.ts'
import { listGuides, listResources, listWebinars } from '@/backend/downloads.ts'
import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import type { ListName } from './client-list.tsx'
import { DownloadClicks, LazyList } from './download-clicks.tsx'
import { getListMessages } from './get-messages.ts'
import { ListUnavailable, type RowsProps } from './row-parts.tsx'
import { GuideRows, gridClass, ResourceRows, WebinarRows } from './rows.tsx'

/**
 * The tools and templates in the database. Without JavaScript, links to the dialog of the starter guide, which is one of
 * them, lead here.
 */
export function DownloadList(props: SectionProps<'downloadList'>) {
  return (
    <SectionFrame section={props.section} dataAttribute={props.dataAttribute}>
      <div id="starter-guide" className="scroll-mt-28">
        <DatabaseList
          {...props}
          list="resources"
          read={listResources}
          Rows={ResourceRows}
          empty="noResources"
          skeletons={{ count: 4, rowClassName: 'border-t border-line py-8' }}
        />
      </div>
    </SectionFrame>
  )
}

/** The industry guides in the database. */
export function GuideList(props: SectionProps<'guideList'>) {
  return (
    <SectionFrame section={props.section} dataAttribute={props.dataAttribute} tone="raised">
      <DatabaseList
        {...props}
        list="guides"
        read={listGuides}
        Rows={GuideRows}
        empty="noGuides"
        skeletons={{
          count: 6,
          className: gridClass,
          rowClassName: 'min-h-56 content-start bg-raised p-6',
        }}
      />
    </SectionFrame>
  )
}

/** The webinar library in the database. */
export function WebinarList(props: SectionProps<'webinarList'>) {
  return (
    <SectionFrame section={props.section} dataAttribute={props.dataAttribute} layout="beside">
      <DatabaseList
        {...props}
        list="webinars"
        read={listWebinars}
        Rows={WebinarRows}
        empty="noWebinars"
        skeletons={{ count: 3, rowClassName: 'border-t border-line py-7' }}
      />
    </SectionFrame>
  )
}

type DatabaseListProps<Item> = {
  list: ListName
  read: Parameters<typeof readRows<Item>>[2]
  Rows: (props: RowsProps<Item>) => ReactNode
  /** The message key for an empty list. */
  empty: Parameters<typeof getListMessages>[1]
  skeletons: Omit<SkeletonsProps, 'loading'>
} & Pick<SectionProps<'downloadList' | 'guideList' | 'webinarList'>, 'section' | 'locale' | 'dataAttribute'>

/** A list of the database with the small line below it. If the database doesn't respond, the browser loads the rows. */
async function DatabaseList<Item>(props: DatabaseListProps<Item>) {
  const { list, read, Rows, empty, skeletons, section, locale, dataAttribute } = props
  const messages = await getListMessages(locale, empty)
  const items = await readRows(list, locale, read)
  return (
    <>
      <div lang={localeOf(locale).languageTag}>
        <DownloadClicks messages={messages}>
          {items ? (
            <Rows items={items} locale={locale} messages={messages} />
          ) : (
            <>
              <LazyList
                list={list}
                locale={locale}
                messages={messages}
                skeletons={<Skeletons {...skeletons} loading={messages.loading} />}
              />
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
function Skeletons({ count, loading, className, rowClassName }: SkeletonsProps) {
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
