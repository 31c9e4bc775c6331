import type { SanityClient } from 'sanity'
import { unpublishRedirects } from '../redirects/slug-change.ts'
import { editedId, publishedIdOf } from '../releases/edited-id.ts'
import { type DeletePlan, type RedirectTarget, type Referrer, redirectFromDeleted } from './delete-plan.ts'

type Unpublish = {
  id: string
  plan: Pick<DeletePlan, 'redirects' | 'leftovers' | 'fromSamePath'>
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
  const written = ({ _id: publishedId, ...content }: Referrer) => ({
    actionType: 'sanity.action.document.version.create' as const,
    publishedId,
    document: { ...content, _id: editedId(publishedId, release) },
  })
  const changed = (redirects: readonly Referrer[], toOf: (redirect: Referrer) => unknown) =>
    redirects
      .filter(({ _id }) => _id === publishedIdOf(_id))
      .map(({ _rev, _createdAt, _updatedAt, _system, ...content }) =>
        written({ ...content, to: toOf(content) }),
      )
  const cleaned = changed(plan.leftovers, ({ to }) => {
    const { target, ...rest } = Object(to)
    return rest
  })
  if (!redirect) return [removed, ...unpublishRedirects(release, plan.fromSamePath), ...cleaned]
  const own = redirectFromDeleted(redirect.from, redirect.target, 'unpublish')
  const others = plan.fromSamePath.filter((found) => publishedIdOf(found) !== own._id)
  const outdated = replaced.filter((known) => known === own._id)
  return [
    ...outdated.map(discardFrom(release)),
    removed,
    ...unpublishRedirects(release, others),
    ...[...changed(plan.redirects, () => own.to), ...cleaned].filter(
      ({ publishedId }) => publishedId !== own._id,
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
  { redirects, leftovers }: Pick<DeletePlan, 'redirects' | 'leftovers'>,
  target: RedirectTarget | undefined,
): string | null {
  const edited = [...redirects, ...leftovers].filter(({ _id }) => _id !== publishedIdOf(_id))
  if (edited.length > 0)
    return `The redirect from ${pathsOf(edited)} refers to this page and is being edited. Publish or discard its changes first, then open this again.`
  const lost = redirects.filter(({ from }) => !target || from === target.path)
  if (lost.length === 0) return null
  return `Visitors to ${pathsOf(lost)} are redirected to this page. Choose another page for them, or delete the redirect first and open this again.`
}

const pathsOf = (redirects: readonly Referrer[]) =>
  [...new Set(redirects.map(({ from }) => String(from)))].join(', ')
