import 'server-only'
import { defaultLocale, type LocaleId, locales } from '@tidewright/contracts/locales.ts'
import {
  pageNamesQuery,
  prerenderedPathsQuery,
  publicPathCountQuery,
  publicPathsQuery,
} from '@tidewright/schemas/documents/public-paths.groq.ts'
import type { PageEntry } from '../content-types.ts'
import { sanityFetch } from './lake/sanity-fetch.ts'

/** The public path of every document that has one, queried in parts: Next.js caches no response over 2 MB. */
export async function listPublicPaths(): Promise<PageEntry[]> {
  return (await Promise.all(locales.map(({ id }) => listPathsOf(id)))).flat()
}

async function listPathsOf(locale: LocaleId): Promise<PageEntry[]> {
  const entries: PageEntry[] = []
  for (let after = ''; ; after = entries.at(-1)?._id ?? '') {
    const part = await sanityFetch(publicPathsQuery, { params: { language: locale, after }, preview: false })
    for (const entry of part) entries.push({ ...entry, language: locale })
    if (part.length < pathsPerQuery) return entries
  }
}

/** The limit of `publicPathsQuery`. */
const pathsPerQuery = 1_000

/** The number of public paths in the sitemap. */
export async function countPublicPaths(): Promise<number> {
  const counts = await Promise.all(
    locales.map(({ id }) => sanityFetch(publicPathCountQuery, { params: { language: id }, preview: false })),
  )
  return counts.reduce((sum, { count }) => sum + count, 0)
}

/**
 * The paths that the build prerenders for a locale: its own documents, and the English ones shown where it has none.
 */
export async function listPrerenderedPaths(locale: LocaleId): Promise<Pick<PageEntry, '_type' | 'slug'>[]> {
  const languages = new Set([locale, defaultLocale])
  const lists = await Promise.all(
    [...languages].map((language) =>
      sanityFetch(prerenderedPathsQuery, { params: { language }, preview: false }),
    ),
  )
  return lists.flatMap(({ all, newest }) => [...all, ...newest])
}

export type PageName = { _type: PageEntry['_type']; language: LocaleId; breadcrumb: string; slug: string }

/** The names of the pages with these slugs in a locale; its own come before the English ones. */
export async function getPageNames(locale: LocaleId, slugs: string[]): Promise<PageName[]> {
  const languages = [locale, defaultLocale]
  const names = await sanityFetch(pageNamesQuery, { params: { slugs, languages } })
  return languages.flatMap((language) =>
    names.flatMap((name) => (name.language === language ? { ...name, language } : [])),
  )
}
