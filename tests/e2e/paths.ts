import { defaultLocale, type LocaleId, locales } from '@tidewright/contracts/locales.ts'
import { localePath } from '@tidewright/contracts/public-path.ts'

/** Routes that aren't in the sitemap. */
export const unlisted = [
  '/legacy',
  '/contact/received',
  '/contact/retry',
  '/newsletter/confirm',
  '/newsletter/language',
  '/newsletter/received',
  '/newsletter/retry',
  '/assessment/result?score=7',
  '/no-such-page',
]

/** The paths of every page in a locale, at the addresses of that language. */
export async function pathsOf(locale: LocaleId, site: string): Promise<string[]> {
  return [...(await listedPaths(locale, site)), ...unlisted.map((path) => localePath(locale, path))]
}

/** The same without the pages that aren't in the sitemap. */
export async function listedPaths(locale: LocaleId, site: string): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  return listed.filter((path) => localeOfPath(path) === locale)
}

function localeOfPath(path: string): LocaleId {
  return locales.find(({ id }) => path === `/${id}` || path.startsWith(`/${id}/`))?.id ?? defaultLocale
}
