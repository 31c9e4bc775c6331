import type { LocaleId } from '@tidewright/schemas/locales.ts'
import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { localePath } from '@/i18n/paths.ts'
import { Logo } from '@/ui/logo.tsx'
import { LanguageSwitch } from './language-switch.tsx'

export async function Header({ locale, paths }: { locale: LocaleId; paths: Record<LocaleId, string> }) {
  const t = await getTranslations('shell')
  return (
    <header className="border-b border-line">
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-1 py-3 sm:gap-x-8 lg:py-5">
        <Link href={localePath(locale, '/')} className="mr-auto py-1.5 text-ink no-underline">
          <Logo />
        </Link>
        <nav aria-label={t('menu')} className="flex items-center gap-x-4 sm:gap-x-6">
          <Link
            href={`${localePath(locale, '/')}#insights`}
            className="py-2.5 text-small text-ink no-underline hover:text-tide"
          >
            {t('insights')}
          </Link>
          <Link
            href={localePath(locale, '/contact')}
            className="py-2.5 text-small text-ink no-underline hover:text-tide"
          >
            {t('contact')}
          </Link>
        </nav>
        <LanguageSwitch locale={locale} paths={paths} label={t('language')} />
      </div>
    </header>
  )
}
