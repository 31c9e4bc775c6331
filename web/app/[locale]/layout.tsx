import { colours } from '@tidewright/contracts/colours.ts'
import { localeOf, locales } from '@tidewright/contracts/locales.ts'
import { localePath } from '@tidewright/contracts/public-path.ts'
import type { Metadata, Viewport } from 'next'
import { draftMode } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { ViewTransition } from 'react'
import { pageOrigins } from '@/analytics/page-origins.ts'
import { getOpenReleases } from '@/content/open-releases.ts'
import { getAnalytics, getCompany } from '@/content/settings.ts'
import { env } from '@/env.ts'
import { ConsentHost } from '@/features/consent/consent-host.tsx'
import { getConsent } from '@/features/consent/get-consent.ts'
import { DialogHost } from '@/features/dialog-host.tsx'
import { Preview } from '@/features/preview/preview.tsx'
import { SearchHost } from '@/features/search/search-host.tsx'
import { requireLocale } from '@/i18n/locale.ts'
import { feedPath, newsletterFeedPath } from '@/links/urls.ts'
import { ClientNavigation } from '@/shell/client-navigation.tsx'
import { ErrorMessagesProvider } from '@/shell/error-messages.tsx'
import { RegisterServiceWorker } from '@/shell/register-service-worker.tsx'
import '../globals.css'
import { body, heading } from '@/ui/fonts.ts'

export async function generateMetadata(): Promise<Metadata> {
  const company = await getCompany()
  return {
    metadataBase: new URL(env.SITE_URL),
    title: company ? { default: company, template: `%s · ${company}` } : undefined,
    formatDetection: { telephone: false, email: false, address: false },
  }
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: colours.light.paper },
    { media: '(prefers-color-scheme: dark)', color: colours.dark.paper },
  ],
}

export function generateStaticParams() {
  return locales.map(({ id }) => ({ locale: id }))
}

export default async function RootLayout({ children }: LayoutProps<'/[locale]'>) {
  const locale = await requireLocale()
  const t = await getTranslations()
  // The preview re-renders at every keystroke and must not animate each time.
  const { isEnabled: isPreview } = await draftMode()
  const analytics = await getAnalytics()
  const origins = analytics && pageOrigins(analytics.settings)
  return (
    <html lang={localeOf(locale).languageTag} className={`${heading.variable} ${body.variable}`}>
      <body>
        <link
          rel="alternate"
          type="application/rss+xml"
          href={feedPath(locale)}
          title={t('shell.insights')}
        />
        <link
          rel="alternate"
          type="application/rss+xml"
          href={newsletterFeedPath(locale)}
          title={t('newsletter.feed')}
        />
        {origins && <meta name="csp-origins" content={origins} />}
        <ConsentHost consent={analytics && (await getConsent(analytics, locale))} />
        <ErrorMessagesProvider
          messages={{
            title: t('error.title'),
            text: t('error.text'),
            retry: t('error.retry'),
            home: t('notFound.home'),
            homePath: localePath(locale, '/'),
          }}
        >
          {isPreview ? children : <ViewTransition>{children}</ViewTransition>}
        </ErrorMessagesProvider>
        <DialogHost locale={locale} />
        <SearchHost />
        <ClientNavigation />
        <RegisterServiceWorker />
        {isPreview && <Preview releases={await getOpenReleases()} />}
      </body>
    </html>
  )
}
