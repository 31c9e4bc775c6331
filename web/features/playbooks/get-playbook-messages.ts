import 'server-only'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { getTranslations } from 'next-intl/server'

export type GateMessages = Awaited<ReturnType<typeof getGateMessages>>
export type PlaybookMessages = Awaited<ReturnType<typeof getPlaybookMessages>>
export type RequestMessages = PlaybookMessages['request']

/** The messages of the access code form. */
export async function getGateMessages(locale: LocaleId) {
  const t = await getTranslations({ locale, namespace: 'playbooks' })
  const common = await getTranslations({ locale })
  const error = common('contact.errorTitle')
  return {
    label: t('code'),
    unlock: t('unlock'),
    checking: t('checking'),
    hint: t('codeHint'),
    offline: common('offline.text'),
    close: common('contact.close'),
    results: {
      accepted: { title: t('grantedTitle'), text: t('grantedText') },
      'wrong-code': { title: t('wrongTitle'), text: t('wrongText') },
      'no-access': { title: error, text: t('noAccess') },
      'rate-limited': { title: error, text: t('codeRateLimited') },
      unavailable: { title: error, text: t('codeUnavailable') },
    },
  }
}

/** The messages of the playbooks. `contactEmail` is shown if one could not be sent. */
export async function getPlaybookMessages(locale: LocaleId, contactEmail: string) {
  const t = await getTranslations({ locale, namespace: 'playbooks' })
  return {
    weeks: t('weeks'),
    week: t('week', { week: '{week}' }),
    problem: t('problem'),
    solution: t('solution'),
    features: t('features'),
    testimonials: t('testimonials'),
    invented: (await getTranslations({ locale, namespace: 'sections' }))('invented'),
    pause: t('pause'),
    play: t('play'),
    previous: t('previous'),
    next: t('next'),
    request: await getRequestMessages(locale, contactEmail),
  }
}

async function getRequestMessages(locale: LocaleId, contactEmail: string) {
  const t = await getTranslations({ locale, namespace: 'playbooks' })
  const common = await getTranslations({ locale })
  return {
    title: t('requestTitle'),
    lead: t('requestLead'),
    action: t('request'),
    labels: { name: t('name'), email: t('email') },
    sendTips: t('sendTips'),
    submit: t('submit'),
    submitting: t('submitting'),
    privacyNote: t('privacyNote'),
    missing: common('contact.missing'),
    invalid: common('contact.invalidEmail'),
    tooLong: t('tooLong'),
    rateLimited: common('contact.rateLimited'),
    offline: common('offline.text'),
    failed: { title: common('contact.errorTitle'), text: t('failed', { email: contactEmail }) },
    success: { title: t('successTitle'), text: t('successText', { email: '{email}' }) },
    sentTitle: t('sentTitle'),
    sentText: t('sentText'),
    done: t('done'),
    close: common('contact.close'),
  }
}
