import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { getTranslations } from 'next-intl/server'
import { samePathEverywhere } from '@/links/paths.ts'
import { MessagePage } from './message-page.tsx'

/** The page for a path whose content never loaded and can't be loaded now. */
export async function UnavailablePage({ locale, path }: { locale: LocaleId; path: string }) {
  const t = await getTranslations()
  return (
    <MessagePage
      locale={locale}
      paths={samePathEverywhere(path)}
      title={t('unavailable.title')}
      text={t('unavailable.text')}
      home={t('common.backHome')}
    />
  )
}
