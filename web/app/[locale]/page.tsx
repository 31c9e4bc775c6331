import type { Metadata } from 'next'
import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { listInsights } from '@/content/insights.ts'
import { alternatesFor } from '@/i18n/alternates.ts'
import { requireLocale } from '@/i18n/locale.ts'
import { localePath, samePathEverywhere } from '@/i18n/paths.ts'
import { InsightList } from '@/sections/insight-list.tsx'
import { Shell } from '@/shell/shell.tsx'
import { TideLines } from '@/ui/tide-lines.tsx'

const paths = samePathEverywhere('/')

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('home')
  return {
    title: { absolute: `Tidewright · ${t('title')}` },
    description: t('lead'),
    alternates: alternatesFor(await requireLocale(), paths),
  }
}

export default async function HomePage() {
  const locale = await requireLocale()
  const t = await getTranslations('home')
  return (
    <Shell locale={locale} paths={paths}>
      <section className="relative overflow-hidden">
        <div className="page-width grid gap-8 pt-14 pb-20 lg:pt-24 lg:pb-28">
          <h1 className="max-w-[18ch] text-h1">{t('title')}</h1>
          <p className="max-w-[56ch] text-lead text-muted">{t('lead')}</p>
          <p>
            <Link className="action" href={localePath(locale, '/contact')}>
              {t('contactAction')}
            </Link>
          </p>
        </div>
        <TideLines className="absolute bottom-0 h-12 w-full text-tide" />
      </section>
      <section id="insights" aria-labelledby="insights-title" className="page-width pt-20">
        <h2 id="insights-title" className="text-h2">
          {t('insightsTitle')}
        </h2>
        <p className="mt-3 mb-10 max-w-[60ch] text-muted">{t('insightsLead')}</p>
        <InsightList insights={await listInsights(locale)} locale={locale} />
      </section>
    </Shell>
  )
}
