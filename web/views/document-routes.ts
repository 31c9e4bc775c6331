import { defaultLocale, isLocaleId, type LocaleId } from '@tidewright/schemas/locales.ts'
import type { RoutableType } from '@tidewright/schemas/public-path.ts'
import { listPagePath, localePath, slugPath } from '@tidewright/schemas/public-path.ts'
import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { getRedirect, type RedirectResult } from '@/content/redirects.ts'
import type { Slugs } from '@/content-types.ts'
import { env } from '@/env.ts'
import { alternatesFor } from '@/i18n/alternates.ts'
import { pathsByLocale } from '@/i18n/paths.ts'
import { hrefOf } from '@/links/href.ts'
import { isRedirectLoop } from '@/links/redirect-loop.ts'

/**
 * The public path of a document in every locale. Where it is not translated, the English one is served, under its slug; the
 * slug of the document shown where there is none in English either.
 */
export function publicPaths(type: RoutableType, slugs: Slugs, fallback: string): Record<LocaleId, string> {
  return pathsByLocale((id) => localePath(id, slugPath(type, slugs[id] ?? slugs[defaultLocale] ?? fallback)))
}

/**
 * Canonical address and hreflang links of a document: only of the languages that it exists in. A further page of its list has its own
 * address and no other languages: the lists of two languages are not the same.
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
 * Where nothing lives: follows the redirect that a marketer made for this address, or ends as not found, as a circle does. Returns only
 * where nobody knows whether there is one: an address that moved must not be forgotten for an outage.
 */
export async function redirectOrNotFound(locale: LocaleId, path: string): Promise<{ status: 'unavailable' }> {
  const from = localePath(locale, path)
  const result = await getRedirect(from)
  if (result.status === 'unavailable') return { status: 'unavailable' }
  if (result.status === 'missing') notFound()
  const { to: link, permanent } = result.redirection
  // A redirect names its page in one language: the visitor is sent to that one.
  const language = link?.target?.language
  const to = hrefOf(link, isLocaleId(language) ? language : locale)
  if (!to || to === from) notFound()
  if (urlOf(result) && (await isRedirectLoop(from, to, env.SITE_URL, urlFrom))) notFound()
  return permanent ? permanentRedirect(to) : redirect(to)
}

const urlFrom = async (path: string) => urlOf(await getRedirect(path))

/** The web address that a redirect leads to. One to a page leads nowhere on: the page shows. */
function urlOf(result: RedirectResult): string | false {
  return result.status === 'found' && result.redirection.to?.kind === 'url' && result.redirection.to.url
}
