import type { LocaleId } from '@tidewright/schemas/locales.ts'
import type { NavigationQueryResult } from '@tidewright/schemas/sanity.types.ts'
import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { localePath } from '@/i18n/paths.ts'
import { Logo } from '@/ui/logo.tsx'
import { TideLines } from '@/ui/tide-lines.tsx'

type FooterProps = { locale: LocaleId; navigation: NavigationQueryResult; company: string }

export async function Footer({ locale, navigation, company }: FooterProps) {
  const t = await getTranslations('shell')
  return (
    <footer className="mt-24">
      <TideLines className="block h-10 w-full text-tide" />
      <div className="page-width flex flex-wrap items-center gap-x-8 gap-y-4 py-10">
        <Logo name={company} />
        <p className="mr-auto text-small text-muted">{navigation?.note ?? t('footerNote')}</p>
        <Link
          href={localePath(locale, '/contact')}
          className="quiet-link inline-flex min-h-11 items-center text-small"
        >
          {t('contact')}
        </Link>
      </div>
    </footer>
  )
}
