import 'server-only'
import { type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { getTranslations } from 'next-intl/server'
import type { StarterGuide } from '@/content-types.ts'

export type StarterGuideDialogData = Awaited<ReturnType<typeof getStarterGuideDialogData>>
export type StarterGuideMessages = StarterGuideDialogData['messages']

/** @param guide the guide and its content locale: en-UK if it is not translated */
export async function getStarterGuideDialogData(
  locale: LocaleId,
  { guide, contentLocale }: { guide: StarterGuide; contentLocale: LocaleId },
) {
  const t = await getTranslations({ locale })
  return {
    guide,
    languageTag: localeOf(contentLocale).languageTag,
    chapters: t('starterGuide.chapters', { count: guide.chapters.length }),
    messages: {
      labels: {
        name: t('starterGuide.name'),
        email: t('starterGuide.email'),
        company: t('starterGuide.company'),
      },
      missing: t('starterGuide.missing'),
      invalidEmail: t('newsletter.invalidEmail'),
      submit: t('starterGuide.submit'),
      submitting: t('starterGuide.submitting'),
      note: t('starterGuide.note'),
      doneTitle: t('starterGuide.doneTitle'),
      doneText: t('starterGuide.doneText'),
      started: {
        title: t('downloads.startedTitle'),
        text: t('downloads.startedText', { file: guide.title }),
      },
      failed: { title: t('downloads.failedTitle'), text: t('starterGuide.failedText') },
      close: t('contact.close'),
    },
  }
}
