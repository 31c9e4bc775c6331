import { type LocaleId, locales } from '@tidewright/schemas/locales.ts'

/** Routes that aren't in the sitemap. */
const unlisted = [
  '/legacy',
  '/contact/received',
  '/contact/retry',
  '/newsletter/received',
  '/newsletter/retry',
  '/assessment/result?score=7',
  '/resources/downloads',
  '/no-such-page',
]

/** The paths of every page in a locale, including translated ones. */
export async function pathsOf(locale: LocaleId, site: string): Promise<string[]> {
  const listed = await listedPaths(site)
  const english = [...listed.filter((path) => localeOfPath(path) === undefined), ...unlisted]
  if (locale === 'en-UK') return english
  const own = listed.filter((path) => localeOfPath(path) === locale)
  return [...new Set([...english.map((path) => prefixed(locale, path)), ...own])]
}

/** The same without the English paths that redirect to translated ones, so that each page is listed once. */
export async function ownPathsOf(locale: LocaleId, site: string): Promise<string[]> {
  const own = (await listedPaths(site)).filter((path) => localeOfPath(path) === locale)
  return [...own, ...unlisted.map((path) => prefixed(locale, path))]
}

async function listedPaths(site: string): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
}

function localeOfPath(path: string): LocaleId | undefined {
  return locales.find(({ id }) => path === `/${id}` || path.startsWith(`/${id}/`))?.id
}

function prefixed(locale: LocaleId, path: string): string {
  return `/${locale}${path === '/' ? '' : path}`
}
