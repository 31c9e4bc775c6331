import { isProtected } from '@tidewright/contracts/protected-documents.ts'
import type { SanityClient } from 'sanity'
import { lostPath, nearestTarget } from '../delete/delete-plan.ts'
import { type DeletePreview, fetchDeletePreview, prepareDelete } from '../delete/prepare-delete.ts'
import { type RoutableDocument, slugChange } from '../redirects/slug-change.ts'
import { editedId } from '../releases/edited-id.ts'
import { scheduleRelease } from '../releases/schedule-release.ts'

/** A draft or a published document as the list shows it; `_id` is its own, `id` the published one. */
export type Listed = RoutableDocument & {
  id: string
  _updatedAt: string
  title: string | null
  language: string | null
  /** What visitors see of it now; null if nothing. */
  published: RoutableDocument | null
}

const tag = 'bulk'

/** Why a draft can't be published with others, whatever its texts are; null if it can. */
export function draftProblem({ published, ...draft }: Listed): string | null {
  return slugChange(published, draft)
    ? 'Its URL changes. Publish it by itself, so that the old URL can redirect.'
    : null
}

/** A draft in the revision that was checked. */
export type CheckedDraft = { id: string; revision: string }

/** Moves drafts to a release: their changes are public when it is, and no longer among the drafts. */
export async function moveToRelease(
  client: SanityClient,
  drafts: readonly CheckedDraft[],
  release: string,
): Promise<void> {
  const discards = drafts.map(({ id }) => ({
    actionType: 'sanity.action.document.version.discard' as const,
    versionId: editedId(id, undefined),
  }))
  await client.action([...copies(drafts, release), ...discards], { tag })
}

/**
 * Moves drafts to a release of their own and schedules it for `at`, an ISO date. A draft that somebody edits meanwhile
 * stays. @returns how many stay.
 */
export async function scheduleDrafts(
  client: SanityClient,
  drafts: readonly CheckedDraft[],
  at: string,
): Promise<number> {
  const title = drafts.length === 1 ? '1 document' : `${drafts.length} documents`
  await scheduleRelease(client, { title, at, tag }, (release) => copies(drafts, release))
  // Only now: a release that can't be scheduled is deleted with what is in it.
  const discarded = await Promise.allSettled(
    drafts.map(({ id, revision }) => {
      const draft = editedId(id, undefined)
      const unchanged = client.patch(draft, { ifRevisionID: revision, unset: ['_no_such_field'] })
      return client.transaction().patch(unchanged).delete(draft).commit({ tag })
    }),
  )
  return discarded.filter(({ status }) => status === 'rejected').length
}

function copies(drafts: readonly CheckedDraft[], release: string) {
  return drafts.map(({ id, revision }) => ({
    actionType: 'sanity.action.document.version.create' as const,
    publishedId: id,
    baseId: editedId(id, undefined),
    versionId: editedId(id, release),
    ifBaseRevisionId: revision,
  }))
}

/** What unpublishing a document takes. */
export type UnpublishPlan = { id: string; preview: DeletePreview; path: string | null }

/** @returns the plan, or why the document can't be unpublished. */
export async function planUnpublish(client: SanityClient, document: Listed): Promise<UnpublishPlan | string> {
  const { id } = document
  if (isProtected(document)) return 'The site needs this document.'
  const preview = await fetchDeletePreview(client, id)
  const { length } = preview.plan.blockers
  if (length > 0)
    return length === 1 ? '1 document shows or links to it.' : `${length} documents show or link to it.`
  return { id, preview, path: lostPath(document) }
}

/** Where visitors of the document are sent: to the page above, unless that is unpublished as well. Null for no redirect. */
export function redirectOf({ path, preview }: UnpublishPlan, unpublished: readonly string[]) {
  if (path === null) return null
  const target = nearestTarget(
    path,
    preview.targets.filter(({ id }) => !unpublished.includes(id)),
  )
  return target ? { from: path, target } : null
}

/** Unpublishes documents one after the other. @returns how many were, before one failed. */
export async function unpublishAll(client: SanityClient, plans: readonly UnpublishPlan[]): Promise<number> {
  const ids = plans.map(({ id }) => id)
  for (const [index, plan] of plans.entries()) {
    const { id, preview } = plan
    try {
      const redirect = redirectOf(plan, ids)
      await prepareDelete(client, { id, action: 'unpublish', plan: preview.plan, redirect })
      const draftId = editedId(id, undefined)
      await client.action(
        { actionType: 'sanity.action.document.unpublish', draftId, publishedId: id },
        { tag },
      )
    } catch (error) {
      console.warn('Could not unpublish a document.', error)
      return index
    }
  }
  return plans.length
}
