import { locales } from '../../locales.ts'
import { routableTypes, routes } from '../../public-path.ts'

/** One part of a path, and an anchor: words in lower case, joined by single hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
const part = slugPattern.source.slice(1, -1)

/** Parts in lower case; `/` is the home page. */
const pathPattern = new RegExp(`^(?:/|${part}(?:/${part})*)$`)

const languages = locales.map(({ id }) => id.toLowerCase())

/** Pages that the site itself has in every language: a document at their address would never be seen. */
const ownPages = [
  'assessment/result',
  'contact/received',
  'contact/retry',
  'newsletter/confirm',
  'newsletter/received',
  'newsletter/retry',
  'not-found',
  'offline',
  'resources/downloads',
  'unsubscribe',
  'weeklyplaybooks',
]

/** True for what the site itself answers, so that neither a page nor a redirect can. `path` is without language and first slash. */
export function isReservedPath(path: string): boolean {
  return ownPages.includes(path) || path === 'api' || path.startsWith('api/')
}

/** Whether a page may live at an address, or the reason why not. */
export function checkPageSlug(slug: string): true | string {
  if (!pathPattern.test(slug)) return 'Use lower-case letters, digits and hyphens, parts divided by /.'
  const owned = routableTypes
    .map((type) => routes[type])
    .find(({ prefix, ownsPrefix }) => ownsPrefix && `/${slug}`.startsWith(prefix))
  if (owned)
    return `Only documents of another type have addresses below ${owned.prefix}. Choose another address.`
  const [first = ''] = slug.split('/')
  if (languages.includes(first)) return `Addresses that begin with “${first}” are those of a language.`
  return isReservedPath(slug) ? `The site itself answers at “${slug}”. Choose another address.` : true
}

/** Whether an address is a single part, or the reason why not. */
export function checkSlug(slug: string): true | string {
  return slugPattern.test(slug) || 'Use lower-case letters, digits and single hyphens.'
}
