import { defaultLocale, type LocaleId, locales } from '@tidewright/contracts/locales.ts'
import { localePath } from '@tidewright/contracts/public-path.ts'

/** Routes that aren't in the sitemap. */
const unlisted = [
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

/** Only those in the sitemap. */
export async function listedPaths(locale: LocaleId, site: string): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  return listed.filter((path) => localeOfPath(path) === locale)
}

/**
 * The first pages of each folder, such as `/services` or `/nl/diensten`, and every page right below the root: all English
 * pages that are the only one of their kind, and the home pages.
 */
export function firstOfEachFolder(paths: string[], most: number): string[] {
  const counts = new Map<string, number>()
  return paths.filter((path) => {
    const parent = path.slice(0, path.lastIndexOf('/'))
    const count = (counts.get(parent) ?? 0) + 1
    counts.set(parent, count)
    return parent === '' || unlisted.includes(path) || count <= most
  })
}

function localeOfPath(path: string): LocaleId {
  return locales.find(({ id }) => path === `/${id}` || path.startsWith(`/${id}/`))?.id ?? defaultLocale
}
