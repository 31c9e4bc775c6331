import { locales } from '../locales.ts'

const own = ['api', '_next', 'insights', 'not-found', 'offline']
const taken = [...own, ...locales.map(({ id }) => id.toLowerCase())].join('|')

/** Addresses that a page may have: parts in lower case, none that the site uses itself; `/` is the home page. */
export const pageSlugPattern = new RegExp(
  `^(?:/|(?!(?:${taken})(?:/|$))[a-z0-9]+(?:-[a-z0-9]+)*(?:/[a-z0-9]+(?:-[a-z0-9]+)*)*)$`,
)
