import { locales } from '../locales.ts'

/** One part of a path, and an anchor: words in lower case, joined by single hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
const part = slugPattern.source.slice(1, -1)

const own = ['api', '_next', 'not-found', 'offline']
const taken = [...own, ...locales.map(({ id }) => id.toLowerCase())].join('|')
/** Articles live under it, and the page that lists them is at it. */
const articles = 'insights/'

/** Addresses that a page may have: parts in lower case, none that the site uses itself; `/` is the home page. */
export const pageSlugPattern = new RegExp(`^(?:/|(?!(?:${taken})(?:/|$)|${articles})${part}(?:/${part})*)$`)
