import 'server-only'
import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { getTranslations } from 'next-intl/server'
import type { ListMessages } from './downloads-messages.ts'

/** @param empty the key of what a list says that holds nothing. */
export async function getListMessages(
  locale: LocaleId,
  empty: 'noResources' | 'noGuides' | 'noWebinars',
): Promise<ListMessages> {
  const t = await getTranslations({ locale, namespace: 'downloads' })
  return {
    loading: t('loading'),
    loadFailed: t('loadFailed'),
    retry: t('retry'),
    empty: t(empty),
    download: t('download'),
    types: { guide: t('types.guide'), 'Excel Template': t('types.excelTemplate') },
    started: { title: t('startedTitle'), text: t.raw('startedText') },
    noFile: { title: t('noFileTitle'), text: t('noFileText') },
    failed: { title: t('failedTitle'), text: t('failedText') },
    close: (await getTranslations({ locale, namespace: 'contact' }))('close'),
    comingSoon: t('comingSoon'),
    watchNow: t('watchNow'),
  }
}
