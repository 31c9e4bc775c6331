import { addressOf } from '@tidewright/schemas/addresses.ts'
import { defaultLocale, type LocaleId } from '@tidewright/schemas/locales.ts'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { NeverAnswered } from '@/content/door.ts'
import { getNavigation } from '@/content/navigation.ts'
import { listAddresses } from '@/content/pages.ts'
import { getCompany } from '@/content/settings.ts'
import { shortLived } from '@/content/short-lived.ts'
import { env } from '@/env.ts'
import { foreignTag } from '@/i18n/foreign-tag.ts'
import { localePath } from '@/i18n/paths.ts'
import { breadcrumbNode } from '@/seo/breadcrumbs.ts'
import { StructuredData } from '@/seo/structured-data.tsx'
import { type Crumb, crumbsOf } from '@/shell/crumbs.ts'
import { Shell } from '@/shell/shell.tsx'

type FrameProps = {
  locale: LocaleId
  /** The address of this very page in every language. */
  paths: Record<LocaleId, string>
  /** The page's own title, for the breadcrumb; its last segment in words for want of one. */
  crumb?: string
  /** The language of the title, where it is not the page's. */
  crumbLocale?: LocaleId
  /** The revision of the document that the page shows, by which the Studio sees that it is live. */
  revision?: string
  children: ReactNode
}

/** The shell of the site with its navigation from the content lake. */
export async function Frame({ locale, crumb, crumbLocale, ...props }: FrameProps) {
  const [navigation, company, crumbs] = await Promise.all([
    getNavigation(locale),
    getCompany(),
    findCrumbs(locale, props.paths[locale], crumb, crumbLocale),
  ])
  return (
    <>
      <Shell locale={locale} navigation={navigation} company={company} crumbs={crumbs} {...props} />
      {props.revision && crumbs.length > 1 && (
        <StructuredData nodes={[breadcrumbNode(env.SITE_URL, crumbs)]} />
      )}
    </>
  )
}

async function findCrumbs(
  locale: LocaleId,
  path: string,
  title: string | undefined,
  titleLocale = locale,
): Promise<Crumb[]> {
  const t = await getTranslations('shell')
  const known = [
    // Articles have a folder and no page of that address; their list is among the resources.
    { path: localePath(locale, '/insights'), label: t('insights'), href: localePath(locale, '/resources') },
    ...(title ? [{ path, label: title, href: path, tag: foreignTag(locale, titleLocale) }] : []),
  ]
  const isNested = path.split('/').length > (locale === defaultLocale ? 2 : 3)
  return crumbsOf(locale, path, t('home'), isNested ? [...known, ...(await pagesAbove(locale))] : known)
}

/** Every page by the path under which a locale serves it: its own pages before the untranslated ones. */
async function pagesAbove(locale: LocaleId) {
  try {
    const addresses = await listAddresses()
    return [locale, defaultLocale].flatMap((language) =>
      addresses
        .filter((address) => address.language === language)
        .map(({ _type, slug, title }) => {
          const href = addressOf(_type, locale, slug)
          return { path: href, label: title, href, tag: foreignTag(locale, language) }
        }),
    )
  } catch (error) {
    if (!(error instanceof NeverAnswered)) throw error
    await shortLived()
    return []
  }
}
