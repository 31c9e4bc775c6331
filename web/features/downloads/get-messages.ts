import 'server-only'
import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { getTranslations } from 'next-intl/server'
import type { DownloadMessages, ListMessages, WebinarMessages } from './downloads-messages.ts'

async function getListMessages(
  locale: LocaleId,
  empty: 'noResources' | 'noGuides' | 'noWebinars',
): Promise<ListMessages> {
  const t = await getTranslations({ locale, namespace: 'downloads' })
  return { loading: t('loading'), loadFailed: t('loadFailed'), retry: t('retry'), empty: t(empty) }
}

export async function getDownloadMessages(
  locale: LocaleId,
  empty: 'noResources' | 'noGuides',
): Promise<DownloadMessages> {
  const t = await getTranslations({ locale, namespace: 'downloads' })
  return {
    ...(await getListMessages(locale, empty)),
    download: t('download'),
    types: { guide: t('types.guide'), 'Excel Template': t('types.excelTemplate') },
    started: { title: t('startedTitle'), text: t.raw('startedText') },
    noFile: { title: t('noFileTitle'), text: t('noFileText') },
    failed: { title: t('failedTitle'), text: t('failedText') },
    close: (await getTranslations({ locale, namespace: 'contact' }))('close'),
  }
}

export async function getWebinarMessages(locale: LocaleId): Promise<WebinarMessages> {
  const t = await getTranslations({ locale, namespace: 'downloads' })
  return {
    ...(await getListMessages(locale, 'noWebinars')),
    comingSoon: t('comingSoon'),
    watchNow: t('watchNow'),
  }
}
