import type { LocaleId } from '@tidewright/schemas/locales.ts'
import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { localePath, samePathEverywhere } from '@/i18n/paths.ts'
import { Shell } from './shell.tsx'

/** What stands at an address whose content never loaded, while it cannot load. */
export async function Unavailable({ locale, path }: { locale: LocaleId; path: string }) {
  const t = await getTranslations()
  return (
    <Shell locale={locale} paths={samePathEverywhere(path)}>
      <section className="page-width grid gap-5 py-20">
        <h1 className="text-h1">{t('unavailable.title')}</h1>
        <p className="max-w-[60ch] text-lead text-muted">{t('unavailable.text')}</p>
        <p>
          <Link className="quiet-link" href={localePath(locale, '/')}>
            {t('insight.backHome')}
          </Link>
        </p>
      </section>
    </Shell>
  )
}
