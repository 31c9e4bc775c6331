import 'server-only'
import { leadRules } from '@tidewright/contracts/forms/lead-rules.ts'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { getTranslations } from 'next-intl/server'

export type FormMessages = Awaited<ReturnType<typeof getFormMessages>>

/** The messages of the short form in a locale. */
export async function getFormMessages(locale: LocaleId) {
  const t = await getTranslations({ locale, namespace: 'contact' })
  return {
    labels: { name: t('name'), email: t('email'), company: t('company'), phone: t('phone') },
    optional: t('optional'),
    submit: t('submit'),
    submitting: t('submitting'),
    privacyNote: t('privacyNote'),
    successTitle: t('successTitle'),
    successText: t('successText'),
    successAgain: t('successAgain'),
    errorTitle: t('errorTitle'),
    missing: t('missing'),
    fieldMissing: t('fieldMissing'),
    invalidEmail: t('invalidEmail'),
    tooLong: {
      name: t('tooLong', { max: leadRules.name.max }),
      email: t('tooLong', { max: leadRules.email.max }),
      company: t('tooLong', { max: leadRules.company.max }),
    },
    failed: t('failed'),
    offline: (await getTranslations({ locale, namespace: 'offline' }))('text'),
    rateLimited: t('rateLimited'),
    close: t('close'),
  }
}
