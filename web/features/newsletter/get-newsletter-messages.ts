import 'server-only'
import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { getTranslations } from 'next-intl/server'
import type { NewsletterMessages } from './newsletter-messages.ts'

/** The messages of the newsletter form in a language. */
export async function getNewsletterMessages(locale: LocaleId): Promise<NewsletterMessages> {
  const t = await getTranslations({ locale })
  const result = (name: 'subscribed' | 'known' | 'failed' | 'partial') => ({
    title: t(`newsletter.${name}Title`),
    text: t(`newsletter.${name}Text`),
  })
  return {
    email: t('newsletter.emailLabel'),
    invalid: t('newsletter.invalidEmail'),
    subscribe: t('newsletter.subscribe'),
    subscribing: t('newsletter.subscribing'),
    privacyNote: t('newsletter.privacyNote'),
    privacyPolicy: t('newsletter.privacyPolicy'),
    offline: t('offline.text'),
    close: t('contact.close'),
    results: {
      subscribed: result('subscribed'),
      known: result('known'),
      failed: result('failed'),
      partial: result('partial'),
    },
  }
}
