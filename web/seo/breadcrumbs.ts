import type { BreadcrumbListLeaf } from 'schema-dts'
import type { Crumb } from '@/links/crumbs.ts'
import { absoluteUrl } from './urls.ts'

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
