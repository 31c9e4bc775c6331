import { leadFormOf } from '@tidewright/contracts/forms/lead-origin.ts'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { requireLocale } from '@/i18n/locale.ts'
import { pagePaths } from '@/links/paths.ts'
import { MessagePage } from '@/views/message-page.tsx'

type ReceivedPageProps = PageProps<'/[locale]/contact/received'>

export async function generateMetadata({ searchParams }: ReceivedPageProps): Promise<Metadata> {
  const { title } = await textsOf((await searchParams).form)
  return { title, robots: { index: false } }
}

/** The success page of both consultation forms if the browser posted them. */
export default async function ReceivedPage({ searchParams }: ReceivedPageProps) {
  const locale = await requireLocale()
  const texts = await textsOf((await searchParams).form)
  return <MessagePage locale={locale} paths={pagePaths('contact')} {...texts} withNextSteps />
}

/** The long form promises an answer within another time. */
async function textsOf(form: unknown) {
  const t = await getTranslations()
  return leadFormOf(form) === 'discovery-call'
    ? { title: t('discoveryCall.successTitle'), text: t('discoveryCall.successText') }
    : { title: t('contact.successTitle'), text: t('contact.successText') }
}
