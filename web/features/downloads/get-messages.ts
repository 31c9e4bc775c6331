import 'server-only'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { getTranslations } from 'next-intl/server'

export type ListMessages = Awaited<ReturnType<typeof getListMessages>>

/** @param empty the message key for an empty list. */
export async function getListMessages(locale: LocaleId, empty: 'noResources' | 'noGuides' | 'noWebinars') {
  const t = await getTranslations({ locale, namespace: 'downloads' })
  /** By type of the database row. */
  const types: Record<string, string> = {
    guide: t('types.guide'),
    'Excel Template': t('types.excelTemplate'),
    template: t('types.template'),
    checklist: t('types.checklist'),
  }
  return {
    loading: t('loading'),
    loadFailed: t('loadFailed'),
    retry: t('retry'),
    empty: t(empty),
    download: t('download'),
    types,
    started: { title: t('startedTitle'), text: t('startedText', { file: '{file}' }) },
    noFile: { title: t('noFileTitle'), text: t('noFileText') },
    failed: { title: t('failedTitle'), text: t('failedText') },
    close: (await getTranslations({ locale, namespace: 'contact' }))('close'),
    comingSoon: t('comingSoon'),
    watchNow: t('watchNow'),
  }
}
