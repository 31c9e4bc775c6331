import { defaultLocale, type LocaleId } from '@tidewright/contracts/locales.ts'
import { localPrefix } from '@tidewright/contracts/page-slugs.ts'
import { localePath, publicPath } from '@tidewright/contracts/public-path.ts'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { hasAnalytics } from '@/analytics/page-origins.ts'
import { getCompanyFacts } from '@/content/company-facts.ts'
import { withFallback } from '@/content/lake/sanity-fetch.ts'
import { getNavigation } from '@/content/navigation.ts'
import { getPageNames } from '@/content/public-paths.ts'
import { getAnalytics, getCompany, getImprint } from '@/content/settings.ts'
import { env } from '@/env.ts'
import { foreignLanguageTag } from '@/i18n/foreign-language-tag.ts'
import { breadcrumbNode, type Crumb, crumbsOf } from '@/links/breadcrumbs.ts'
import { StructuredData } from '@/seo/structured-data.tsx'
import { Shell } from '@/shell/shell.tsx'

type PageLayoutProps = {
  locale: LocaleId
  /** The path of the current page in every language. */
  paths: Record<LocaleId, string>
  /** The page's own name in the breadcrumbs; otherwise its last path segment as words. */
  crumb?: string
  /** The language of that name, if it isn't the page's. */
  crumbLocale?: LocaleId
  /** The revision of the document that the page shows, by which the Studio checks that it is live. */
  revision?: string
  children: ReactNode
}

/** The site's shell with its navigation from the content lake. */
export async function PageLayout({ locale, crumb, crumbLocale, ...props }: PageLayoutProps) {
  const [navigation, company, imprint, facts, analytics, crumbs] = await Promise.all([
    getNavigation(locale),
    getCompany(),
    getImprint(),
    getCompanyFacts(locale),
    getAnalytics(),
    findCrumbs(locale, props.paths[locale], crumb, crumbLocale),
  ])
  return (
    <>
      <Shell
        locale={locale}
        navigation={navigation}
        company={company}
        imprint={imprint}
        printedLines={[
          imprint?.imprint.address ?? '',
          ...(facts ? [new URL(env.SITE_URL).host, facts.email, facts.phone] : []),
        ].filter(Boolean)}
        needsConsent={analytics !== null && hasAnalytics(analytics.settings)}
        crumbs={crumbs}
        {...props}
      />
      {props.revision && crumbs.length > 1 && (
        <StructuredData nodes={[breadcrumbNode(env.SITE_URL, crumbs)]} />
      )}
    </>
  )
}

async function findCrumbs(locale: LocaleId, path: string, name = '', nameLocale = locale): Promise<Crumb[]> {
  const t = await getTranslations('shell')
  const crumbPath = withLocalPrefix(locale, path)
  const own = {
    path: crumbPath,
    label: name,
    href: path,
    languageTag: foreignLanguageTag(locale, nameLocale),
  }
  const isNested = path.split('/').length > (locale === defaultLocale ? 2 : 3)
  const above = isNested ? await pagesAbove(locale, crumbPath) : []
  return crumbsOf(locale, crumbPath, t('home'), [own, ...above])
}

/** `/nl/newsletter/language`, a path in every locale, below the Dutch page: `/nl/nieuwsbrief/language`. */
function withLocalPrefix(locale: LocaleId, path: string): string {
  const root = localePath(locale, '/').replace(/\/$/, '')
  const [, prefix, rest] = /^(\/[^/]+\/)(.+)$/.exec(path.slice(root.length)) ?? []
  return prefix ? `${root}${localPrefix(prefix, locale)}${rest}` : path
}

/** The pages above a path, by their paths in the locale. */
async function pagesAbove(locale: LocaleId, path: string) {
  const segments = path.split('/').filter(Boolean)
  if (locale !== defaultLocale) segments.shift()
  const slugs = segments.flatMap((segment, index) => [segments.slice(0, index + 1).join('/'), segment])
  const names = await withFallback(
    () => getPageNames(locale, [...new Set(slugs)]),
    () => [],
  )
  return names.map(({ _type, slug, breadcrumb, language }) => {
    const href = publicPath(_type, locale, slug)
    return { path: href, label: breadcrumb, href, languageTag: foreignLanguageTag(locale, language) }
  })
}
