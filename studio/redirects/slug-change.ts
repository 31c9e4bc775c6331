import { defaultLocale } from '@tidewright/schemas/locales.ts'
import { isRoutableType, publicPath } from '@tidewright/schemas/public-path.ts'

export type RoutableDocument = {
  _id: string
  _type: string
  language?: unknown
  slug?: unknown
}

/** A move of a document from one public address to another. */
export type SlugChange = { id: string; from: string; to: string }

/** The move that publishing a draft would make, or null when the address stays or there is none yet. */
export function slugChange(
  published: RoutableDocument | null,
  draft: RoutableDocument | null,
): SlugChange | null {
  const from = published && documentPath(published)
  const to = draft && documentPath(draft)
  if (!published || !from || !to || from === to) return null
  return { id: published._id, from, to }
}

/** The public path of a document, or null where it has none. */
export function documentPath({ _type, language, slug }: RoutableDocument): string | null {
  if (!isRoutableType(_type) || typeof slug !== 'object' || slug === null) return null
  const current = 'current' in slug ? slug.current : undefined
  if (typeof current !== 'string' || current === '') return null
  return publicPath(_type, typeof language === 'string' ? language : defaultLocale, current)
}

/** The start page of the default language is always there: its address cannot be redirected. */
export function canRedirect({ from }: SlugChange): boolean {
  return from !== '/'
}

/** The id of the redirect that begins at an address. Slugs have no double hyphens, so two addresses never share one. */
export function redirectId(from: string): string {
  return `redirect-${from.slice(1).replaceAll('/', '--')}`
}

/**
 * The redirect of a move. It names the document, not its address, so it follows when the document moves again. Not for good: the
 * address may be given back, and browsers never ask again for one that moved for good.
 */
export function redirectOf({ id, from }: SlugChange) {
  return {
    _id: redirectId(from),
    _type: 'redirect',
    from,
    to: { _type: 'link', kind: 'page', target: { _type: 'reference', _ref: id } },
    permanent: false,
  }
}

/**
 * The ids of redirects, with their drafts, that stand in the way of a move: those that begin at the new address would
 * send visitors round in a circle, and those that begin at the old one would be doubles.
 */
export function conflicts(move: SlugChange, redirects: { _id: string; from: string }[]): string[] {
  const own = redirectId(move.from)
  return redirects
    .filter(({ _id, from }) => from === move.to || (from === move.from && _id !== own))
    .map(({ _id }) => _id)
}
