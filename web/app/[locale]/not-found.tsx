import { defaultLocale } from '@tidewright/schemas/locales.ts'
import type { Metadata } from 'next'
import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { currentLocale } from '@/i18n/locale.ts'
import { localePath, samePathEverywhere } from '@/i18n/paths.ts'
import { Shell } from '@/shell/shell.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound')
  return { title: t('title') }
}

export default async function NotFound() {
  const locale = (await currentLocale()) ?? defaultLocale
  const t = await getTranslations('notFound')
  return (
    <Shell locale={locale} paths={samePathEverywhere('/')}>
      <section className="page-width grid gap-5 py-20">
        <p className="font-display text-h2 text-tide">404</p>
        <h1 className="text-h1">{t('title')}</h1>
        <p className="max-w-[60ch] text-lead text-muted">{t('text')}</p>
        <p>
          <Link className="action" href={localePath(locale, '/')}>
            {t('home')}
          </Link>
        </p>
      </section>
    </Shell>
  )
}
