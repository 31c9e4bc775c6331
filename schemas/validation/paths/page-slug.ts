import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { locales } from '@tidewright/contracts/locales.ts'
import { localPrefix } from '@tidewright/contracts/page-slugs.ts'
import { homeSlug, isHomePage } from '@tidewright/contracts/protected-documents.ts'
import { routableTypes, routes } from '@tidewright/contracts/public-path.ts'
import { searchSlugs } from '@tidewright/contracts/search-paths.ts'
import { type CustomValidator, getPublishedId, type SlugValue } from 'sanity'

/** Requires the home page of a language to keep its URL: without it, the language has no front page. */
export const keepsHomeSlug: CustomValidator<SlugValue | undefined> = async (
  slug,
  { document, getClient },
) => {
  if (document?._type !== 'page' || slug?.current === homeSlug) return true
  const published = await getClient({ apiVersion }).fetch<{ _type: string; slug?: SlugValue } | null>(
    '*[_id == $id][0]{ _type, slug }',
    { id: getPublishedId(document._id) },
    { tag: 'home-slug', perspective: 'raw' },
  )
  return !published || !isHomePage(published) || 'The home page keeps the URL “/”.'
}

/** A path segment or an anchor: lower-case words joined by single hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
const segment = slugPattern.source.slice(1, -1)

/** Lower-case segments; `/` is the home page. */
const pathPattern = new RegExp(`^(?:/|${segment}(?:/${segment})*)$`)

const searchPathSet: ReadonlySet<string> = new Set(Object.values(searchSlugs))
const languages = locales.map(({ id }) => id.toLowerCase())

/** The site's own pages in every language: a document with such a path would never be shown. */
const reservedPaths = [
  'assessment/result',
  'contact/received',
  'contact/retry',
  'index', // the home page in Next.js
  'newsletter/confirm',
  'newsletter/language',
  'newsletter/received',
  'newsletter/retry',
  'not-found',
  'offline',
  'search',
  'unsubscribe',
  'weeklyplaybooks',
]

/**
 * True for paths of the site itself, which neither a page nor a redirect can have. `path` has no locale prefix and no
 * leading slash.
 */
export function isReservedPath(path: string): boolean {
  return reservedPaths.includes(path) || searchPathSet.has(path) || path === 'api' || path.startsWith('api/')
}

/** Validates the slug of a page. @returns true, or what is wrong. */
export function checkPageSlug(slug: string): true | string {
  if (!pathPattern.test(slug)) return 'Use lower-case letters, digits and hyphens, with / between parts.'
  const owned = routableTypes
    .map((type) => routes[type])
    .flatMap(({ prefix, ownsPrefix }) => (ownsPrefix ? locales.map(({ id }) => localPrefix(prefix, id)) : []))
    .find((prefix) => `/${slug}`.startsWith(prefix))
  if (owned) return `URLs below ${owned} belong to documents of another type. Choose another URL.`
  const [first = ''] = slug.split('/')
  if (languages.includes(first))
    return `URLs that start with “${first}” belong to a language. Choose another URL.`
  return isReservedPath(slug) ? `“${slug}” is reserved for the site itself. Choose another URL.` : true
}

/** Validates a slug with a single segment. @returns true, or what is wrong. */
export function checkSlug(slug: string): true | string {
  return slugPattern.test(slug) || 'Use lower-case letters, digits and single hyphens.'
}

/** Validates the slug of a newsletter issue. @returns true, or what is wrong. */
export function checkIssueSlug(slug: string): true | string {
  if (isReservedPath(`newsletter/${slug}`))
    return `“${slug}” is reserved for the site itself. Choose another URL.`
  return checkSlug(slug)
}
