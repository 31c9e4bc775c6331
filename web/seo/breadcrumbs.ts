import { addressOf, pathOf } from '@tidewright/schemas/addresses.ts'
import { defaultLocale, type LocaleId } from '@tidewright/schemas/locales.ts'
import type { AddressesQueryResult } from '@tidewright/schemas/sanity.types.ts'
import type { LinkedNode } from './json-ld.ts'
import { wholeUrl } from './urls.ts'

type Address = AddressesQueryResult[number]
type Crumb = { name: string; path: string }
type Shown = Pick<Address, '_type' | 'title' | 'slug'> & { language: LocaleId }

/** Articles have a folder and no page of that address; their list is on this page. */
const insightsPage = '/resources'

/** What the interface calls the home page and the articles. */
export type CrumbWords = { home: string; insights: string }

/** The way from the home page to a document: the pages above it that exist, then itself. */
export function crumbsOf(shown: Shown, addresses: readonly Address[], words: CrumbWords): Crumb[] {
  const { _type, language, title, slug } = shown
  const path = pathOf(_type, slug)
  const above = parentPaths(path).flatMap((parent) => {
    const isInsights = parent === '/insights'
    const page = pageAt(isInsights ? insightsPage : parent, language, addresses)
    if (!page) return []
    return [
      { name: isInsights ? words.insights : page.title, path: addressOf('page', page.language, page.slug) },
    ]
  })
  return [
    { name: words.home, path: addressOf('page', language, '/') },
    ...above,
    { name: title, path: addressOf(_type, language, slug) },
  ]
}

/** `/a/b/c` has `/a` and `/a/b` above it. */
function parentPaths(path: string): string[] {
  const parts = path.split('/').filter(Boolean)
  return parts.slice(0, -1).map((_part, index) => `/${parts.slice(0, index + 1).join('/')}`)
}

/** The page at a path in a language; the folders of packages and articles are named by the default locale's page. */
function pageAt(path: string, language: LocaleId, addresses: readonly Address[]): Address | undefined {
  const at = (wanted: string) => (address: Address) =>
    address.language === wanted && address._type === 'page' && pathOf(address._type, address.slug) === path
  const own = addresses.find(at(language))
  if (own) return own
  const original = addresses.find(at(defaultLocale))
  if (!original) return undefined
  const translation = addresses.find(
    (address) => address.language === language && address.translationGroup === original.translationGroup,
  )
  return translation ?? original
}

/** Source: https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
export function breadcrumbNode(site: string, crumbs: readonly Crumb[]): LinkedNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: wholeUrl(site, path),
    })),
  }
}
