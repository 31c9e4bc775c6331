import { localeOf } from '@tidewright/contracts/locales.ts'
import { publicPath } from '@tidewright/contracts/public-path.ts'
import type { Webinar } from '@/backend/downloads.ts'
import { formatMinutes } from '@/ui/format-minutes.ts'
import { EmptyList, type RowsProps, rowAnchor } from './rows.tsx'

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
  return minutes ? formatMinutes(Number(minutes), languageTag) : duration
}
