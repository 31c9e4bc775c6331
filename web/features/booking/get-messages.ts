import 'server-only'
import { leadRules } from '@tidewright/contracts/forms/lead-rules.ts'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { getTranslations } from 'next-intl/server'
import { returnSeconds } from './discovery-call-timing.ts'

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

export type ConsultationDialogData = Awaited<ReturnType<typeof getConsultationDialogData>>
export type DiscoveryCallDialogData = Awaited<ReturnType<typeof getDiscoveryCallDialogData>>

export async function getConsultationDialogData(locale: LocaleId) {
  const t = await getTranslations({ locale, namespace: 'contact' })
  return { title: t('title'), lead: t('lead'), messages: await getFormMessages(locale) }
}

/** @param email the contact if the form fails; empty if Settings never loaded. */
export async function getDiscoveryCallDialogData(locale: LocaleId, email: string) {
  const t = await getTranslations({ locale, namespace: 'discoveryCall' })
  const common = await getTranslations({ locale, namespace: 'common' })
  const shared = await getFormMessages(locale)
  return {
    title: t('title'),
    lead: t('lead'),
    messages: {
      ...shared,
      submit: t('submit'),
      submitting: t('submitting'),
      successTitle: t('successTitle'),
      successText: t('successText'),
      failed: t('failed', { email }),
    },
    labels: { employees: t('employees'), revenue: t('revenue'), message: t('message') },
    notesHint: t('notesHint'),
    notesTitle: t('notesTitle'),
    copyNotes: t('copyNotes'),
    copied: common('copied'),
    line: common('line', { label: '{label}', value: '{value}' }),
    toastTitle: t('toastTitle'),
    toastText: t('toastText'),
    // By the seconds that are left.
    returning: Array.from({ length: returnSeconds + 1 }, (_, seconds) => t('returning', { seconds })),
    stay: t('stay'),
    home: t('home'),
  }
}
