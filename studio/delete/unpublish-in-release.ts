import { editedId, publishedIdOf } from '../releases/edited-id.ts'
import { type DeletePlan, type RedirectTarget, redirectFromDeleted } from './delete-plan.ts'

type Unpublish = {
  id: string
  plan: Pick<DeletePlan, 'redirects'>
  /** The path that visitors lose and its redirect target; null for no redirect. */
  redirect: { from: string; target: RedirectTarget } | null
}

/** The actions with which a release unpublishes a document and updates its redirects. */
export function unpublishActions(release: string, { id, plan, redirect }: Unpublish) {
  const removed = (publishedId: string) => ({
    actionType: 'sanity.action.document.version.unpublish' as const,
    versionId: editedId(publishedId, release),
    publishedId,
  })
  const written = ({ _id: publishedId, ...content }: { _id: string; _type: string }) => ({
    actionType: 'sanity.action.document.version.create' as const,
    publishedId,
    document: { ...content, _id: editedId(publishedId, release) },
  })
  const own = redirect ? redirectFromDeleted(redirect.from, redirect.target, 'unpublish') : null
  const published = plan.redirects.filter(({ _id }) => _id === publishedIdOf(_id) && _id !== own?._id)
  return [
    removed(id),
    ...published.map((found) => {
      const { _rev, _createdAt, _updatedAt, _system, ...content } = found
      return !own || !redirect || found.from === redirect.target.path
        ? removed(found._id)
        : written({ ...content, to: own.to } as typeof own)
    }),
    ...(own ? [written(own)] : []),
  ]
}
