import type { LocaleId } from '@tidewright/schemas/locales.ts'
import type { NavigationQueryResult } from '@tidewright/schemas/sanity.types.ts'
import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { hrefOf } from '@/i18n/href.ts'
import { localePath } from '@/i18n/paths.ts'
import { Logo } from '@/ui/logo.tsx'
import { LanguageSwitch } from './language-switch.tsx'

type HeaderProps = {
  locale: LocaleId
  paths: Record<LocaleId, string>
  navigation: NavigationQueryResult
  company: string
}

export async function Header({ locale, paths, navigation, company }: HeaderProps) {
  const t = await getTranslations('shell')
  return (
    <header className="border-b border-line">
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-1 py-3 sm:gap-x-8 lg:py-5">
        <Link href={localePath(locale, '/')} className="mr-auto py-1.5 text-ink no-underline">
          <Logo name={company} />
        </Link>
        <nav aria-label={t('menu')} className="flex items-center gap-x-4 sm:gap-x-6">
          {navigation?.header.map((entry) =>
            entry._type === 'menuLink' ? (
              <Link
                key={entry._key}
                href={hrefOf(entry.link, locale) ?? '#'}
                className="py-2.5 text-small text-ink no-underline hover:text-tide"
              >
                {entry.label}
              </Link>
            ) : null,
          )}
        </nav>
        <LanguageSwitch locale={locale} paths={paths} label={t('language')} />
      </div>
    </header>
  )
}
