import { localeOf } from '@tidewright/contracts/locales.ts'
import { publicPath } from '@tidewright/contracts/public-path.ts'
import type { Download, Webinar } from '@/backend/downloads.ts'
import { formatUnit } from '@/ui/format.ts'
import { BookOpenIcon, CalculatorIcon, FileTextIcon, VideoIcon } from '@/ui/icons.tsx'
import { DownloadLink, EmptyList, FilePreview, hasPreview, type RowsProps, rowAnchor } from './row-parts.tsx'

/** The tools and templates as ruled rows. */
export function ResourceRows({ items, messages }: RowsProps<Download>) {
  if (items.length === 0) return <EmptyList text={messages.empty} />
  return (
    <ul>
      {items.map((item) => (
        <li
          key={item.id}
          id={rowAnchor(item.id)}
          className="grid scroll-mt-28 gap-x-8 gap-y-4 border-t border-line py-8 last:border-b sm:grid-cols-[14rem_1fr] sm:items-start lg:grid-cols-[14rem_1fr_auto]"
        >
          <div className="relative max-w-80">
            <FilePreview file={item.fileUrl} className="w-full rounded border" />
            <ResourceIcon
              name={item.icon}
              className={hasPreview(item.fileUrl) ? 'absolute right-2 bottom-2 size-11' : 'size-14'}
            />
          </div>
          <div>
            <h3 className="text-h3">{item.title}</h3>
            <p className="mt-1 text-muted text-small">{messages.types[item.type] ?? item.type}</p>
            <p className="mt-3 max-w-[60ch]">{item.description}</p>
          </div>
          <div className="sm:col-start-2 lg:col-start-auto">
            <DownloadLink download={item} messages={messages} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The icons by their name in the database. */
const icons: Record<string, typeof FileTextIcon | undefined> = {
  Calculator: CalculatorIcon,
  BookOpen: BookOpenIcon,
  FileText: FileTextIcon,
  Video: VideoIcon,
}

/** The icon of a resource; a sheet of paper if it has none, which is the database's default. */
function ResourceIcon({ name, className }: { name: string; className: string }) {
  const NamedIcon = icons[name] ?? FileTextIcon
  return (
    <span className={`grid place-items-center rounded bg-foam text-tide ${className}`}>
      <NamedIcon className="size-1/2" />
    </span>
  )
}

/** The ruled grid of the guides and their placeholders. */
export const gridClass =
  'grid grid-cols-1 gap-px overflow-hidden border border-line bg-line sm:grid-cols-2 lg:grid-cols-3'

/** The industry guides as a ruled grid. */
export function GuideRows({ items, messages }: RowsProps<Download>) {
  if (items.length === 0) return <EmptyList text={messages.empty} />
  return (
    <ul className={gridClass}>
      {items.map((item) => (
        <li
          key={item.id}
          id={rowAnchor(item.id)}
          className="flex min-w-0 scroll-mt-28 flex-col items-start bg-raised p-6 wrap-anywhere"
        >
          <FilePreview
            file={item.fileUrl}
            className="-mx-6 -mt-6 mb-6 w-[calc(100%+3rem)] max-w-none border-b"
          />
          <h3 className="text-h3">{item.title}</h3>
          <p className="mt-2 mb-6 text-muted">{item.description}</p>
          <div className="mt-auto">
            <DownloadLink download={item} messages={messages} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The webinar library. A webinar without a recording can't be watched yet (spec section 2), as its row says. */
export function WebinarRows({ items, locale, messages }: RowsProps<Webinar>) {
  if (items.length === 0) return <EmptyList text={messages.empty} />
  return (
    <ul>
      {items.map(({ id, title, description, duration, slug }) => (
        <li key={id} id={rowAnchor(id)} className="scroll-mt-28 border-t border-line py-7 last:border-b">
          <p className="flex flex-wrap items-center gap-x-3 text-small">
            {!slug && (
              <span className="rounded-full bg-foam px-3 py-0.5 font-semibold text-tide">
                {messages.comingSoon}
              </span>
            )}
            <span className="text-muted">{formatDuration(duration, localeOf(locale).languageTag)}</span>
          </p>
          <h3 className="mt-3 text-h3">{title}</h3>
          <p className="mt-2 max-w-[60ch] text-muted">{description}</p>
          {slug ? (
            <a className="button-secondary mt-4" href={publicPath('webinar', locale, slug)}>
              {messages.watchNow}
              <span className="sr-only">{title}</span>
            </a>
          ) : (
            <button
              type="button"
              disabled
              className="button-secondary mt-4 border-dashed text-muted disabled:cursor-not-allowed hover:bg-transparent"
            >
              {messages.watchNow}
              <span className="sr-only">{title}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Formats a duration such as `45 minutes`, as the database has it, for a locale. Other texts stay as they are. */
export function formatDuration(duration: string, languageTag: string): string {
  const [, minutes] = /^(\d+) min(?:utes?)?$/.exec(duration) ?? []
  return minutes ? formatUnit(Number(minutes), 'minute', languageTag) : duration
}
