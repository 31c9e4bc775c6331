import { defaultLocale, isLocaleId, type LocaleId } from '@tidewright/contracts/locales.ts'
import type { RoutableType } from '@tidewright/contracts/public-path.ts'
import { listPagePath, localePath, publicPath } from '@tidewright/contracts/public-path.ts'
import { targetFor } from '@tidewright/contracts/redirect-paths.ts'
import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { getRedirect, type RedirectResult } from '@/content/redirects.ts'
import type { Slugs } from '@/content-types.ts'
import { env } from '@/env.ts'
import { hrefOf } from '@/links/href.ts'
import { alternatesFor, pathsByLocale } from '@/links/paths.ts'
import { isRedirectLoop, locationOf } from '@/links/redirect-loop.ts'

/**
 * The public path of a document in every locale. Untranslated locales have the English slug, or the slug of the shown
 * document if there is no English one.
 */
export function publicPaths(type: RoutableType, slugs: Slugs, fallback: string): Record<LocaleId, string> {
  return pathsByLocale((id) => publicPath(type, id, slugs[id] ?? slugs[defaultLocale] ?? fallback))
}

/**
 * Canonical path and hreflang links of a document, for the languages that it exists in. A later page of its list has
 * its own path and no other languages: the lists of two languages differ.
 */
export function alternatesOf(
  type: RoutableType,
  slugs: Slugs,
  contentLocale: LocaleId,
  listPage = 1,
): NonNullable<Metadata['alternates']> {
  if (listPage > 1) return { canonical: listPagePath(publicPaths(type, slugs, '')[contentLocale], listPage) }
  const paths = Object.entries(publicPaths(type, slugs, '')).filter(([id]) => id in slugs)
  return alternatesFor(contentLocale, Object.fromEntries(paths))
}

/**
 * Handles an unknown path: follows the marketer's redirect for it, or ends in "not found", as a redirect loop does.
 * Returns only if it is unknown whether there is a redirect: a moved page must not be reported as missing because of an
 * outage.
 */
export async function redirectOrNotFound(locale: LocaleId, path: string): Promise<{ status: 'unavailable' }> {
  const from = localePath(locale, path)
  const result = await getRedirect(from)
  if (result.status === 'unavailable') return { status: 'unavailable' }
  if (result.status === 'missing') notFound()
  const { from: rule, to: link, permanent } = result.redirection
  // A redirect points to a page in one language: the visitor is sent to that one.
  const language = link?.target?.language
  const href = hrefOf(link, isLocaleId(language) ? language : locale)
  if (!href || href === from) notFound()
  const to = targetFor(href, rule, encoded(from))
  if (urlOf(result, from) && (await isRedirectLoop(from, to, env.SITE_URL, urlFrom))) notFound()
  const location = locationOf(to, env.SITE_URL)
  return permanent ? permanentRedirect(location) : redirect(location)
}

const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/')

const urlFrom = async (path: string) => urlOf(await getRedirect(path), path)

/** The URL that a redirect points to. A redirect to a page has none, since pages don't redirect further. */
function urlOf(result: RedirectResult, path: string): string | false {
  if (result.status !== 'found' || result.redirection.to?.kind !== 'url' || !result.redirection.to.url)
    return false
  return targetFor(result.redirection.to.url, result.redirection.from, path)
}
