import { defaultLocale, isLocaleId, type LocaleId } from '@tidewright/schemas/locales.ts'
import type { RoutableType } from '@tidewright/schemas/public-path.ts'
import { localePath, slugPath } from '@tidewright/schemas/public-path.ts'
import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { getRedirect } from '@/content/redirects.ts'
import type { Slugs } from '@/content-types.ts'
import { alternatesFor } from '@/i18n/alternates.ts'
import { pathsBy } from '@/i18n/paths.ts'
import { hrefOf } from '@/links/href.ts'

/**
 * The public path of a document in every locale. Where it is not translated, the English one is served, under its slug; the
 * slug of the document shown where there is none in English either.
 */
export function everyPath(type: RoutableType, slugs: Slugs, shown: string): Record<LocaleId, string> {
  return pathsBy((id) => localePath(id, slugPath(type, slugs[id] ?? slugs[defaultLocale] ?? shown)))
}

/** Canonical address and hreflang links of a document: only of the languages that it exists in. */
export function alternatesOf(
  type: RoutableType,
  slugs: Slugs,
  contentLocale: LocaleId,
): NonNullable<Metadata['alternates']> {
  const paths = Object.entries(everyPath(type, slugs, '')).filter(([id]) => id in slugs)
  return alternatesFor(contentLocale, Object.fromEntries(paths))
}

/** Where nothing lives: follows the redirect that a marketer made for this address, or ends as not found. */
export async function redirectOrNotFound(locale: LocaleId, path: string): Promise<never> {
  const from = localePath(locale, path)
  const found = await getRedirect(from)
  // A redirect names its page in one language: the visitor is sent to that one.
  const language = found?.to?.target?.language
  const to = hrefOf(found?.to, isLocaleId(language) ? language : locale)
  if (!found || !to || to === from) notFound()
  return found.permanent ? permanentRedirect(to) : redirect(to)
}
