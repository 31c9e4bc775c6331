import { defaultLocale } from '@tidewright/contracts/locales.ts'
import { isRoutableType, publicPath } from '@tidewright/contracts/public-path.ts'
import { editedId, publishedIdOf } from '../releases/edited-id.ts'

export type RoutableDocument = {
  _id: string
  _type: string
  language?: unknown
  slug?: unknown
}

/** A change of a document's public path. */
export type SlugChange = { id: string; from: string; to: string }

/** The path change that publishing a draft would cause, or null if there is none. */
export function slugChange(
  published: RoutableDocument | null,
  draft: RoutableDocument | null,
): SlugChange | null {
  const from = published && documentPath(published)
  const to = draft && documentPath(draft)
  if (!published || !from || !to || from === to) return null
  return { id: published._id, from, to }
}

/** The path changes of a release that would lose the old path: no redirect of the release starts there, and no page of it. */
export function movesWithoutRedirect(
  published: readonly RoutableDocument[],
  versions: readonly (RoutableDocument & { from?: unknown })[],
): SlugChange[] {
  const before = new Map(published.map((document) => [document._id, document]))
  const served = new Set(versions.map((version) => documentPath(version) ?? version.from))
  return versions.flatMap((version) => {
    const move = slugChange(before.get(publishedIdOf(version._id)) ?? null, version)
    return move && !served.has(move.from) ? move : []
  })
}

/** For roles that may not redirect. */
export const cantRedirect =
  'The URL changes, and your role can’t redirect the old one. Ask an editor to publish it.'

/** Why a draft can't be published outside of its form, which is where the redirect is offered; null if it can. */
export function moveProblem(
  published: RoutableDocument | null,
  draft: RoutableDocument | null,
  rights: { redirects: boolean },
): string | null {
  if (!slugChange(published, draft)) return null
  if (!rights.redirects) return cantRedirect
  return 'Its URL changes. Publish it in its form, which offers to redirect the old URL.'
}

/** The public path of a document, or null if it has none. */
export function documentPath({ _type, language, slug }: RoutableDocument): string | null {
  if (!isRoutableType(_type) || typeof slug !== 'object' || slug === null) return null
  const current = 'current' in slug ? slug.current : undefined
  if (typeof current !== 'string' || current === '') return null
  return publicPath(_type, typeof language === 'string' ? language : defaultLocale, current)
}

/** The id of the redirect from a path. Slugs have no double hyphens, so ids are unique. */
export function redirectId(from: string): string {
  return `redirect-${from.slice(1).replaceAll('/', '--')}`
}

/**
 * The redirect for a path change. It references the document, so it still works after the next change. It is temporary,
 * because the change may be undone and browsers cache permanent redirects.
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
 * The ids of redirects and their drafts that conflict with a path change: those from the new path would cause a loop,
 * and those from the old path would be duplicates.
 */
export function conflicts(move: SlugChange, redirects: { _id: string; from: string }[]): string[] {
  const own = redirectId(move.from)
  return redirects
    .filter(({ _id, from }) => from === move.to || (from === move.from && _id !== own))
    .map(({ _id }) => _id)
}

/** The actions with which a release unpublishes redirects, by the ids of these, their drafts and versions. */
export function unpublishRedirects(release: string, found: readonly string[]) {
  const published = found.filter((id) => id === publishedIdOf(id))
  const versions = published.map((id) => editedId(id, release))
  const isOwn = (id: string) => id === editedId(publishedIdOf(id), release)
  return [
    ...found
      .filter((id) => isOwn(id) && !versions.includes(id))
      .map((versionId) => ({ actionType: 'sanity.action.document.version.discard' as const, versionId })),
    ...published.map((id) => ({
      actionType: 'sanity.action.document.version.unpublish' as const,
      versionId: editedId(id, release),
      publishedId: id,
    })),
  ]
}

/** The actions that add the redirect of a path change to a release. `found` are its conflicts. */
export function redirectActions(move: SlugChange, release: string, found: readonly string[]) {
  const { _id: publishedId, ...redirect } = redirectOf(move)
  return [
    ...unpublishRedirects(release, found),
    {
      actionType: 'sanity.action.document.version.create' as const,
      publishedId,
      document: { ...redirect, _id: editedId(publishedId, release) },
    },
  ]
}
