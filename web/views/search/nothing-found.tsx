import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { getTranslations } from 'next-intl/server'
import { withFallback } from '@/content/lake/with-fallback.ts'
import { getNavigation } from '@/content/navigation.ts'
import { foreignLanguageTag } from '@/i18n/foreign-language-tag.ts'
import { entriesOf } from '@/shell/menu-entries.ts'

/** What to try next if nothing was found: other words, or one of the pages of the menu. */
export async function NothingFound({ locale }: { locale: LocaleId }) {
  const t = await getTranslations('search')
  const navigation = await withFallback(
    () => getNavigation(locale),
    () => null,
  )
  const links = navigation?.footer.flatMap((column) => entriesOf(column.links, locale)) ?? []
  const pages = [...new Map(links.map((link) => [link.href, link])).values()]
  return (
    <>
      <p className="mt-6">{t('advice')}</p>
      {navigation && pages.length > 0 && (
        <nav aria-labelledby="ways-on" className="mt-6">
          <h2 id="ways-on" className="text-h3">
            {t('waysOn')}
          </h2>
          <ul lang={foreignLanguageTag(locale, navigation.language)} className="mt-2 flex flex-wrap gap-x-7">
            {pages.map(({ href, label }) => (
              <li key={href}>
                <a className="text-link inline-flex min-h-11 items-center" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}
