import type { Metadata } from 'next'
import { draftMode } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { getPlaybookCovers } from '@/content/playbooks.ts'
import { grantedAccess } from '@/features/playbooks/access.ts'
import { Covers } from '@/features/playbooks/covers.tsx'
import { Gate, Granted } from '@/features/playbooks/gate.tsx'
import { gateResultOf } from '@/features/playbooks/gate-result.ts'
import { readRequestFlash } from '@/features/playbooks/post-playbook.ts'
import { requireLocale } from '@/i18n/locale.ts'
import { samePathEverywhere } from '@/links/paths.ts'
import { PageLayout } from '@/views/page-layout.tsx'
import { PlaybooksView } from '@/views/playbooks-view.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('playbooks')
  return { title: t('title'), robots: { index: false }, referrer: 'same-origin' }
}

const headingId = 'weekly-playbooks'

/** The weekly playbooks behind their access code, which is checked here and not in a proxy. */
export default async function WeeklyPlaybooksPage({ searchParams }: PageProps<'/[locale]/weeklyplaybooks'>) {
  const locale = await requireLocale()
  const t = await getTranslations('playbooks')
  const { week, result } = await searchParams
  const granted = await grantedAccess()
  // Editors in preview need no code.
  const isOpen = granted !== null || (await draftMode()).isEnabled
  return (
    <PageLayout locale={locale} paths={samePathEverywhere('/weeklyplaybooks')} crumb={t('title')}>
      <div className="page-width grid gap-8 py-12 lg:py-16">
        <header>
          <h1 id={headingId} tabIndex={-1} className="text-h1 outline-none">
            {t('title')}
          </h1>
          <p className="mt-4 max-w-[60ch] text-lead text-muted">{t('lead')}</p>
        </header>
        {isOpen ? (
          <div>
            {result === 'accepted' && <Granted locale={locale} />}
            <PlaybooksView
              locale={locale}
              weeks={[Number(week), granted?.week]}
              pass={granted?.pass ?? ''}
              flash={await readRequestFlash(result)}
            />
          </div>
        ) : (
          <>
            <Gate locale={locale} result={gateResultOf(result)} headingId={headingId} />
            <Covers covers={await getPlaybookCovers(locale)} locale={locale} />
          </>
        )}
      </div>
    </PageLayout>
  )
}
