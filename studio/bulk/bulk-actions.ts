import { isProtected } from '@tidewright/contracts/protected-documents.ts'
import type { SanityClient } from 'sanity'
import { lostPath, nearestTarget, type RedirectTarget } from '../delete/delete-plan.ts'
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

/** Moves drafts to a release: their changes are public when it is, and no longer among the drafts. */
export async function moveToRelease(
  client: SanityClient,
  ids: readonly string[],
  release: string,
): Promise<void> {
  await client.action([...copies(ids, release), ...discards(ids)], { tag })
}

/** Moves drafts to a release of their own and schedules it for `at`, an ISO date. */
export async function scheduleDrafts(
  client: SanityClient,
  ids: readonly string[],
  at: string,
): Promise<void> {
  const title = ids.length === 1 ? '1 document' : `${ids.length} documents`
  await scheduleRelease(client, { title, at, tag }, (release) => copies(ids, release))
  // Only now: a release that can't be scheduled is deleted with what is in it.
  await client.action(discards(ids), { tag })
}

function copies(ids: readonly string[], release: string) {
  return ids.map((publishedId) => ({
    actionType: 'sanity.action.document.version.create' as const,
    publishedId,
    baseId: editedId(publishedId, undefined),
    versionId: editedId(publishedId, release),
  }))
}

function discards(ids: readonly string[]) {
  return ids.map((id) => ({
    actionType: 'sanity.action.document.version.discard' as const,
    versionId: editedId(id, undefined),
  }))
}

/** What unpublishing a document takes. Visitors of its URL are sent to the page above. */
export type UnpublishPlan = {
  id: string
  preview: DeletePreview
  redirect: { from: string; target: RedirectTarget } | null
}

/** @returns the plan, or why the document can't be unpublished. */
export async function planUnpublish(client: SanityClient, document: Listed): Promise<UnpublishPlan | string> {
  const { id } = document
  if (isProtected(document)) return 'The site needs this document.'
  const preview = await fetchDeletePreview(client, id)
  const { length } = preview.plan.blockers
  if (length > 0)
    return length === 1 ? '1 document shows or links to it.' : `${length} documents show or link to it.`
  const from = lostPath(document)
  const target = from === null ? undefined : nearestTarget(from, preview.targets)
  return { id, preview, redirect: from !== null && target ? { from, target } : null }
}

/** Unpublishes documents one after the other. @returns how many were, before one failed. */
export async function unpublishAll(client: SanityClient, plans: readonly UnpublishPlan[]): Promise<number> {
  for (const [index, { id, preview, redirect }] of plans.entries()) {
    try {
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
