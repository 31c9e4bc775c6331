import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { localPrefix } from '@tidewright/contracts/page-slugs.ts'
import { localePath, routes } from '@tidewright/contracts/public-path.ts'
import type { BreadcrumbListLeaf } from 'schema-dts'
import { absoluteUrl } from '@/links/urls.ts'

export type Crumb = {
  label: string
  /** The language of the label, if it isn't the page's. */
  languageTag?: string
  /** The path that it links to; null if there is no page. */
  href: string | null
}

type NamedPath = Crumb & { path: string }

/**
 * The breadcrumbs of a path in a locale: the home page, and one step per segment. A step has its name from `named`, or
 * else from its segment; it is a link if `named` has the path.
 */
export function crumbsOf(locale: LocaleId, path: string, home: string, named: NamedPath[]): Crumb[] {
  const root = localePath(locale, '/')
  const first = { label: home, href: root }
  if (path === root) return [first]
  const base = root === '/' ? '' : root
  // No page has this path, and it isn't a step of its own.
  const categories = localePath(locale, localPrefix(routes.category.prefix, locale))
  const segments = path.slice(base.length).split('/').filter(Boolean)
  return [
    first,
    ...segments.flatMap((segment, index): Crumb[] => {
      const stepPath = `${base}/${segments.slice(0, index + 1).join('/')}`
      const match = named.find((candidate) => candidate.path === stepPath)
      if (!match) return `${stepPath}/` === categories ? [] : [{ label: segmentLabel(segment), href: null }]
      const { label, languageTag, href } = match
      return [{ label: label || segmentLabel(segment), languageTag, href }]
    }),
  ]
}

/** Turns a slug into a label: `sme-advantage` becomes `Sme Advantage`. */
function segmentLabel(segment: string): string {
  return decodeURIComponent(segment)
    .split('-')
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(' ')
}

/**
 * The breadcrumbs of a page as it shows them, without steps that have no page.
 * Source: https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function breadcrumbNode(site: string, crumbs: readonly Crumb[]): BreadcrumbListLeaf {
  const leading = crumbs.flatMap(({ label, href }) => (href ? [{ label, href }] : []))
  return {
    '@type': 'BreadcrumbList',
    itemListElement: leading.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(site, href),
    })),
  }
}
