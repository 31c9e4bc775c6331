import 'server-only'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { getTranslations } from 'next-intl/server'
import { getNewsletterMessages } from './get-newsletter-messages.ts'

export type NewsletterDialogData = Awaited<ReturnType<typeof getNewsletterDialogData>>

export async function getNewsletterDialogData(locale: LocaleId) {
  const t = await getTranslations({ locale, namespace: 'newsletter' })
  return {
    title: t('title'),
    lead: t('lead'),
    downloadLead: t('downloadLead'),
    goOn: t('goOn'),
    messages: await getNewsletterMessages(locale),
  }
}
