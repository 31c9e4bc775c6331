import { type LocaleId, localeOf, locales } from '@tidewright/schemas/locales.ts'

type LanguageSwitchProps = { locale: LocaleId; paths: Record<LocaleId, string>; label: string }

/** The page's other languages; a disclosure of plain links, so that it works without JavaScript. */
export function LanguageSwitch({ locale, paths, label }: LanguageSwitchProps) {
  return (
    <details className="group relative text-small" name="header-menu">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 hover:text-tide [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{label}: </span>
        <abbr title={localeOf(locale).name} className="uppercase no-underline sm:hidden">
          {localeOf(locale).tag.slice(0, 2)}
        </abbr>
        <span className="max-sm:hidden">{localeOf(locale).name}</span>
        <svg viewBox="0 0 12 12" className="size-3 group-open:rotate-180" fill="none" aria-hidden="true">
          <path d="m2 4 4 4 4-4" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
      </summary>
      <ul className="absolute right-0 z-40 mt-1 min-w-44 rounded border border-line bg-raised py-2 shadow-lg">
        {locales.map(({ id, tag, name }) => (
          <li key={id}>
            <a
              href={paths[id]}
              lang={tag}
              hrefLang={tag}
              aria-current={id === locale ? 'true' : undefined}
              className="flex min-h-11 items-center px-4 text-ink no-underline hover:bg-foam aria-[current]:font-semibold"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
