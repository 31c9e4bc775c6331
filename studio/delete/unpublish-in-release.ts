import type { SanityClient } from 'sanity'
import { unpublishRedirects } from '../redirects/slug-change.ts'
import { editedId, publishedIdOf } from '../releases/edited-id.ts'
import { type DeletePlan, type RedirectTarget, type Referrer, redirectFromDeleted } from './delete-plan.ts'

type Unpublish = {
  id: string
  plan: Pick<DeletePlan, 'redirects' | 'fromSamePath'>
  /** The path that visitors lose and its redirect target; null for no redirect. */
  redirect: { from: string; target: RedirectTarget } | null
  /** The published ids of which the release has versions already. */
  replaced: readonly string[]
}

/** The actions with which a release unpublishes a document and updates its redirects. */
export function unpublishActions(release: string, { id, plan, redirect, replaced }: Unpublish) {
  const removed = {
    actionType: 'sanity.action.document.version.unpublish' as const,
    versionId: editedId(id, release),
    publishedId: id,
  }
  if (!redirect) return [removed, ...unpublishRedirects(release, plan.fromSamePath)]
  const written = ({ _id: publishedId, ...content }: { _id: string; _type: string }) => ({
    actionType: 'sanity.action.document.version.create' as const,
    publishedId,
    document: { ...content, _id: editedId(publishedId, release) },
  })
  const own = redirectFromDeleted(redirect.from, redirect.target, 'unpublish')
  const published = plan.redirects.filter(({ _id }) => _id === publishedIdOf(_id) && _id !== own._id)
  const others = plan.fromSamePath.filter((found) => publishedIdOf(found) !== own._id)
  const outdated = replaced.filter((known) => known === own._id)
  return [
    ...outdated.map(discardFrom(release)),
    removed,
    ...unpublishRedirects(release, others),
    ...published.map(({ _rev, _createdAt, _updatedAt, _system, ...content }) =>
      written({ ...content, to: own.to } as typeof own),
    ),
    written(own),
  ]
}

const discardFrom = (release: string) => (id: string) => ({
  actionType: 'sanity.action.document.version.discard' as const,
  versionId: editedId(id, release),
})

/**
 * Takes the redirects of a document out of a release that doesn't unpublish it any more: the one from its own path, and
 * those that led to it and would lead elsewhere.
 */
export async function discardRedirects(
  client: SanityClient,
  { id, path, release }: { id: string; path: string | null; release: string },
): Promise<void> {
  const versions = await client.fetch<string[]>(
    `*[_type == "redirect" && _id in path("versions." + $release + ".**") && (from == $path ||
       array::join(string::split(_id, ".")[2..-1], ".") in
         *[_type == "redirect" && references($id) && !(_id in path("versions.**"))]._id)]._id`,
    { id, path, release },
    { perspective: 'raw', tag: 'delete' },
  )
  if (versions.length === 0) return
  await client.action(
    versions.map((version) => discardFrom(release)(publishedIdOf(version))),
    { tag: 'delete' },
  )
}

/**
 * Why a release can't unpublish a document with these redirects; null if it can. The content lake refuses to unpublish
 * a document while a redirect links to it, be it a draft, such as the one that unpublishing a redirect leaves.
 */
export function redirectProblem(
  { redirects }: Pick<DeletePlan, 'redirects'>,
  target: RedirectTarget | undefined,
): string | null {
  const edited = redirects.filter(({ _id }) => _id !== publishedIdOf(_id))
  if (edited.length > 0)
    return `Visitors to ${pathsOf(edited)} are redirected to this page, and the redirect is being edited. Publish or discard its changes first, then open this again.`
  const lost = redirects.filter(({ from }) => !target || from === target.path)
  if (lost.length === 0) return null
  return `Visitors to ${pathsOf(lost)} are redirected to this page. Choose another page for them, or delete the redirect first and open this again.`
}

const pathsOf = (redirects: readonly Referrer[]) =>
  [...new Set(redirects.map(({ from }) => String(from)))].join(', ')
