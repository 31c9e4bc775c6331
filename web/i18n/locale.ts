import 'server-only'
import { isLocaleId, type LocaleId } from '@tidewright/contracts/locales.ts'
import { notFound } from 'next/navigation'
import { locale as localeParam } from 'next/root-params'

/** The locale of the page being rendered, or null outside one. */
export async function currentLocale(): Promise<LocaleId | null> {
  const id = await localeParam()
  return isLocaleId(id) ? id : null
}

/** The locale of the page being rendered. Ends in "not found" for an unknown one. */
export async function requireLocale(): Promise<LocaleId> {
  return (await currentLocale()) ?? notFound()
}
