import 'server-only'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { pagePath } from '@tidewright/contracts/public-path.ts'
import { getTranslations } from 'next-intl/server'
import { hasAnalytics } from '@/analytics/page-origins.ts'
import type { AnalyticsSettings } from '@/content-types.ts'

export type ConsentProps = NonNullable<Awaited<ReturnType<typeof getConsent>>>

/** The texts and settings of the consent banner in a locale; null if there is nothing to ask for. */
export async function getConsent(
  { settings, consentMonths: months }: { settings: AnalyticsSettings; consentMonths: number },
  locale: LocaleId,
) {
  if (!hasAnalytics(settings)) return null
  const t = await getTranslations({ locale, namespace: 'consent' })
  return {
    settings,
    months,
    messages: {
      title: t('title'),
      text: t('text'),
      policy: t('policy'),
      accept: t('accept'),
      reject: t('reject'),
      accepted: t('accepted'),
      rejected: t('rejected'),
    },
    policyPath: pagePath(locale, 'cookie-policy'),
  }
}
