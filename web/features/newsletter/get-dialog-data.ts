import 'server-only'
import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { getTranslations } from 'next-intl/server'
import { getNewsletterMessages } from './get-newsletter-messages.ts'
import type { NewsletterDialogData } from './newsletter-dialog.tsx'

export async function getNewsletterDialogData(locale: LocaleId): Promise<NewsletterDialogData> {
  const t = await getTranslations({ locale, namespace: 'newsletter' })
  return {
    title: t('title'),
    lead: t('lead'),
    downloadLead: t('downloadLead'),
    goOn: t('goOn'),
    messages: await getNewsletterMessages(locale),
  }
}
