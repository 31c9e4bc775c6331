import { type LocaleId, localeOf, locales } from '@tidewright/contracts/locales.ts'
import { Chevron } from './menu-link.tsx'
import { PopoverMenu } from './popover-menu.tsx'

type LanguageSwitchProps = { locale: LocaleId; paths: Record<LocaleId, string>; label: string }

/** The page's other languages as plain links: changing the language loads a new HTML document. */
export function LanguageSwitch({ locale, paths, label }: LanguageSwitchProps) {
  const { name, languageTag } = localeOf(locale)
  return (
    <PopoverMenu
      id="languages"
      triggerClass="flex min-h-11 min-w-11 shrink-0 cursor-pointer items-center justify-center gap-1.5 px-1 text-small -outline-offset-2 hover:text-tide"
      panelClass="inset-auto top-(--header-height) right-[max(1.25rem,calc((100%-75rem)/2))] min-w-48 rounded-b border border-t-0 border-line bg-raised py-2 text-small text-ink shadow-lg"
      trigger={
        <>
          <span className="sr-only">{label}, </span>
          <abbr title={name} className="uppercase no-underline xl:hidden">
            {languageTag.slice(0, 2)}
          </abbr>
          <span className="max-xl:hidden">{name}</span>
          <Chevron />
        </>
      }
    >
      <ul>
        {locales.map(({ id, languageTag, name }) => (
          <li key={id}>
            <a
              href={paths[id]}
              lang={languageTag}
              hrefLang={languageTag}
              aria-current={id === locale ? 'true' : undefined}
              className="flex min-h-11 items-center px-5 text-ink no-underline hover:bg-foam aria-[current]:font-semibold"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </PopoverMenu>
  )
}
