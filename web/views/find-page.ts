import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { localePath, slugPath } from '@tidewright/schemas/public-path.ts'
import { permanentRedirect } from 'next/navigation'
import { getInsight } from '@/content/insights.ts'
import { getPage, getServicePackage } from '@/content/pages.ts'
import { redirectOrNotFound } from './document-routes.ts'

/**
 * What lives at a path of a locale: an article under /insights, a package under /services, or a page. Ends in a redirect
 * or as not found otherwise.
 */
export async function findPage(locale: LocaleId, path: string[] | undefined) {
  const slug = path?.map(decodeURIComponent).join('/') || '/'
  const [, folder, name = ''] = /^(insights|services)\/([^/]+)$/.exec(slug) ?? []
  if (folder === 'insights') {
    const found = await getInsight(locale, name)
    if (found.kind === 'moved') permanentRedirect(localePath(locale, slugPath('insight', found.slug)))
    if (found.kind !== 'missing') return found
  }
  if (folder === 'services') {
    const found = await getServicePackage(locale, name)
    if (found.kind === 'moved') permanentRedirect(localePath(locale, slugPath('servicePackage', found.slug)))
    if (found.kind !== 'missing') return found
  }
  const found = await getPage(locale, slug)
  if (found.kind === 'moved') permanentRedirect(localePath(locale, slugPath('page', found.slug)))
  if (found.kind === 'missing') return redirectOrNotFound(locale, slug === '/' ? '/' : `/${slug}`)
  return found
}
