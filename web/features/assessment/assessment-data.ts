import 'server-only'
import { isLocaleId, type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { getTranslations } from 'next-intl/server'
import type { Assessment } from '@/content-types.ts'

export type AssessmentMessages = Awaited<ReturnType<typeof loadMessages>>

/** Everything that the assessment needs, on a page or in a dialog. */
export type AssessmentData = {
  assessment: Assessment
  messages: AssessmentMessages
  locale: LocaleId
  /** BCP 47 tag of the messages. */
  languageTag: string
  /** BCP 47 tag of the assessment's texts. */
  contentLanguageTag: string
}

export async function assessmentData(assessment: Assessment, locale: LocaleId): Promise<AssessmentData> {
  const contentLocale = isLocaleId(assessment.language) ? assessment.language : locale
  return {
    assessment,
    messages: await loadMessages(locale),
    locale,
    languageTag: localeOf(locale).languageTag,
    contentLanguageTag: localeOf(contentLocale).languageTag,
  }
}

export type AssessmentDialogData = Awaited<ReturnType<typeof assessmentDialogData>>

export async function assessmentDialogData(assessment: Assessment, locale: LocaleId) {
  const t = await getTranslations({ locale })
  return {
    title: t('assessment.title'),
    close: t('contact.close'),
    assessment: await assessmentData(assessment, locale),
  }
}

async function loadMessages(locale: LocaleId) {
  const t = await getTranslations({ locale, namespace: 'assessment' })
  const common = await getTranslations({ locale, namespace: 'common' })
  // Filled in by the browser, which has the result.
  const score = { score: '{score}', scale: '{scale}' }
  const result = { ...score, profile: '{profile}' }
  return {
    questionOf: t('questionOf', { number: '{number}', total: '{total}' }),
    progress: t('progress'),
    previous: t('previous'),
    next: t('next'),
    getResults: t('getResults'),
    other: t('other'),
    otherLabel: t('otherLabel'),
    otherPlaceholder: t('otherPlaceholder'),
    missing: t('missing'),
    scoreLabel: t('scoreLabel'),
    score: t('score', score),
    expectedRoi: t('expectedRoi'),
    timeline: t('timeline'),
    nextSteps: t('nextSteps'),
    bookCall: t('bookCall'),
    downloadGuide: t('downloadGuide'),
    share: t('share'),
    shareSubject: t('shareSubject', score),
    shareBody: t('shareBody', { ...result, url: '{url}' }),
    sendToUs: t('sendToUs'),
    mailSubject: t('mailSubject', result),
    mailLead: t('mailLead', { date: '{date}' }),
    answers: t('answers'),
    copy: t('copy'),
    copyLink: t('copyLink'),
    linkNote: t('linkNote'),
    copied: common('copied'),
    line: common('line', { label: '{label}', value: '{value}' }),
    again: t('again'),
  }
}
