import 'server-only'
import { getTranslations } from 'next-intl/server'

export type FinderMessages = Awaited<ReturnType<typeof getFinderMessages>>

/** The package finder's messages in the page's locale. */
export async function getFinderMessages() {
  const t = await getTranslations('finder')
  const common = await getTranslations('common')
  const sections = await getTranslations('sections')
  return {
    unanswered: t('unanswered'),
    fits: t('fits'),
    price: t('price'),
    exclVat: sections('exclVat'),
    saved: t('saved'),
    cautious: t('cautious', { savings: '{savings}' }),
    basis: t('basis', { cost: '{cost}' }),
    people: t('people'),
    hours: t('hours'),
    line: common('line', { label: '{label}', value: '{value}' }),
    moreAbout: sections('moreAbout', { name: '{name}' }),
    bookCall: t('bookCall'),
  }
}
