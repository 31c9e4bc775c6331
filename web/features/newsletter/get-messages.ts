import 'server-only'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { pagePath } from '@tidewright/contracts/public-path.ts'
import { getTranslations } from 'next-intl/server'

export type NewsletterMessages = Awaited<ReturnType<typeof getNewsletterMessages>>

/** The messages of the newsletter form in a locale. */
export async function getNewsletterMessages(locale: LocaleId) {
  const t = await getTranslations({ locale })
  return {
    email: t('newsletter.emailLabel'),
    invalid: t('newsletter.invalidEmail'),
    subscribe: t('newsletter.subscribe'),
    subscribing: t('newsletter.subscribing'),
    privacyNote: t('newsletter.privacyNote'),
    privacyPolicy: t('newsletter.privacyPolicy'),
    privacyPath: pagePath(locale, 'privacy-policy'),
    offline: t('offline.text'),
    close: t('contact.close'),
    results: {
      subscribed: { title: t('newsletter.subscribedTitle'), text: t('newsletter.subscribedText') },
      known: { title: t('newsletter.knownTitle'), text: t('newsletter.knownText') },
      limited: { title: t('newsletter.failedTitle'), text: t('newsletter.limitedText') },
      failed: { title: t('newsletter.failedTitle'), text: t('newsletter.failedText') },
      partial: { title: t('newsletter.partialTitle'), text: t('newsletter.partialText') },
    },
  }
}

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
