import { formatDay } from './format.ts'

type DatedLinksProps = {
  /** `day` is `2026-01-31`. */
  links: readonly { key: string; title: string; href: string; day: string | null }[]
  /** The BCP 47 tag for the dates. */
  languageTag: string
}

/** A list of links, each with a date below. */
export function DatedLinks({ links, languageTag }: DatedLinksProps) {
  return (
    <ul className="grid">
      {links.map(({ key, title, href, day }) => (
        <li key={key} className="border-t border-line py-4">
          <a className="text-link font-semibold" href={href}>
            {title}
          </a>
          <p className="mt-1 text-small text-muted">
            <time dateTime={day ?? undefined}>{formatDay(day, languageTag)}</time>
          </p>
        </li>
      ))}
    </ul>
  )
}
