import { type LocaleId, locales } from '@tidewright/schemas/locales.ts'

/** Routes that the sitemap leaves out. */
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

/** The addresses of every page under a locale's prefix, its translated ones included. */
export async function pathsOf(locale: LocaleId, site: string): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  const isTranslated = (path: string) =>
    locales.some(({ id }) => path === `/${id}` || path.startsWith(`/${id}/`))
  const english = [...listed.filter((path) => !isTranslated(path)), ...unlisted]
  if (locale === 'en-UK') return english
  const prefixed = english.map((path) => `/${locale}${path === '/' ? '' : path}`)
  return [...new Set([...prefixed, ...listed.filter((path) => path.startsWith(`/${locale}/`))])]
}
