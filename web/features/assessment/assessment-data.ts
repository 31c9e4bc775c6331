import 'server-only'
import { isLocaleId, type LocaleId, localeOf } from '@tidewright/schemas/locales.ts'
import { getTranslations } from 'next-intl/server'
import type { Assessment } from '@/content-types.ts'
import type { ResultTextMessages } from './result-text.ts'

/** The interface's own messages, in the visitor's language. */
export type AssessmentMessages = ResultTextMessages &
  Record<
    | 'progress'
    | 'previous'
    | 'next'
    | 'getResults'
    | 'other'
    | 'otherLabel'
    | 'otherPlaceholder'
    | 'missing'
    | 'scoreLabel'
    | 'bookCall'
    | 'downloadGuide'
    | 'share'
    | 'sendToUs'
    | 'copy'
    | 'copied'
    | 'again',
    string
  > & {
    /** With {number} and {total}. */
    questionOf: string
  }

/** All that the assessment needs, wherever it is taken. */
export type AssessmentData = {
  assessment: Assessment
  messages: AssessmentMessages
  locale: LocaleId
  /** BCP 47 tag of the messages. */
  languageTag: string
  /** BCP 47 tag of the assessment's own words. */
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

export type AssessmentDialogData = { title: string; close: string; assessment: AssessmentData }

export async function assessmentDialogData(
  assessment: Assessment,
  locale: LocaleId,
): Promise<AssessmentDialogData> {
  const t = await getTranslations({ locale })
  return {
    title: t('assessment.title'),
    close: t('contact.close'),
    assessment: await assessmentData(assessment, locale),
  }
}

async function loadMessages(locale: LocaleId): Promise<AssessmentMessages> {
  const t = await getTranslations({ locale, namespace: 'assessment' })
  return {
    questionOf: t.raw('questionOf'),
    progress: t('progress'),
    previous: t('previous'),
    next: t('next'),
    getResults: t('getResults'),
    other: t('other'),
    otherLabel: t('otherLabel'),
    otherPlaceholder: t('otherPlaceholder'),
    missing: t('missing'),
    scoreLabel: t('scoreLabel'),
    score: t.raw('score'),
    expectedRoi: t('expectedRoi'),
    timeline: t('timeline'),
    nextSteps: t('nextSteps'),
    bookCall: t('bookCall'),
    downloadGuide: t('downloadGuide'),
    share: t('share'),
    shareSubject: t.raw('shareSubject'),
    shareBody: t.raw('shareBody'),
    sendToUs: t('sendToUs'),
    mailSubject: t.raw('mailSubject'),
    mailLead: t.raw('mailLead'),
    answers: t('answers'),
    copy: t('copy'),
    copied: (await getTranslations({ locale, namespace: 'common' }))('copied'),
    again: t('again'),
  }
}
