/** Checked by `tsc` and never run: a wrong message is a type error. */
import { getTranslations } from 'next-intl/server'

export async function typedMessages() {
  const t = await getTranslations({ locale: 'fr', namespace: 'insight' })
  t('related')
  t('page', { page: '2' })
  t('readTime', { minutes: 2 })

  // @ts-expect-error: no such namespace
  await getTranslations('no.such.namespace')
  // @ts-expect-error: a message is not a namespace
  await getTranslations('insight.related')
  // @ts-expect-error: no such locale
  await getTranslations({ locale: 'de' })
  // @ts-expect-error: no such key
  t('noSuchKey')
  // @ts-expect-error: a key of another namespace
  t('backHome')
  // @ts-expect-error: without its argument
  t('page')
  // @ts-expect-error: one argument of two
  t('pageOf', { page: '2' })
  // @ts-expect-error: no such argument
  t('page', { page: '2', wrong: 1 })
  // @ts-expect-error: a message without arguments
  t('related', { wrong: 1 })
  // @ts-expect-error: a plural needs a number
  t('readTime', { minutes: 'two' })
}
