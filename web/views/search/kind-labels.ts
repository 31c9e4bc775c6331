import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { getTranslations } from 'next-intl/server'
import type { ResultKind } from '@/search/search-types.ts'

/** The names of all kinds of results. */
export async function kindLabels(locale: LocaleId): Promise<Record<ResultKind, string>> {
  const t = await getTranslations({ locale, namespace: 'searchKinds' })
  return {
    page: t('page'),
    service: t('service'),
    article: t('article'),
    question: t('question'),
    caseStudy: t('caseStudy'),
    role: t('role'),
    download: t('download'),
    person: t('person'),
  }
}
