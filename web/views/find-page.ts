import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { localePath, slugPath } from '@tidewright/schemas/public-path.ts'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { getInsight } from '@/content/insights.ts'
import { getPage, getServicePackage } from '@/content/pages.ts'
import { redirectOrNotFound } from './document-routes.ts'

/**
 * What lives at a path of a locale: an article under /insights, a package under /services, or a page. Ends in a redirect
 * or as not found otherwise. Metadata and page share one look. A translation may be taken back: the way to it is not for good.
 */
export function findPage(locale: LocaleId, path: string[] | undefined) {
  return findBySlug(locale, path?.map(decodeURIComponent).join('/') || '/')
}

const findBySlug = cache(async (locale: LocaleId, slug: string) => {
  const [, folder, name = ''] = /^(insights|services)\/([^/]+)$/.exec(slug) ?? []
  if (folder === 'insights') {
    const result = await getInsight(locale, name)
    if (result.status === 'moved') redirect(localePath(locale, slugPath('insight', result.slug)))
    if (result.status !== 'missing') return result
  }
  if (folder === 'services') {
    const result = await getServicePackage(locale, name)
    if (result.status === 'moved') redirect(localePath(locale, slugPath('servicePackage', result.slug)))
    if (result.status !== 'missing') return result
  }
  const result = await getPage(locale, slug)
  if (result.status === 'moved') redirect(localePath(locale, slugPath('page', result.slug)))
  if (result.status === 'missing') return redirectOrNotFound(locale, slug === '/' ? '/' : `/${slug}`)
  return result
})
