import { isProtected } from '@tidewright/contracts/protected-documents.ts'
import type { SanityClient } from 'sanity'
import { blockingReleases, lostPath, nearestTarget } from '../delete/delete-plan.ts'
import { type DeletePreview, fetchDeletePreview, isBlocked, prepareDelete } from '../delete/prepare-delete.ts'
import type { RoutableDocument } from '../redirects/slug-change.ts'
import { editedId } from '../releases/edited-id.ts'
import { scheduleRelease } from '../releases/schedule-release.ts'

/** A listed draft or published document. `_id` is its own id, `id` that of the published document. */
export type Listed = RoutableDocument & {
  id: string
  _updatedAt: string
  title: string | null
  language: string | null
  /** What visitors see of it now; null if nothing. */
  published: RoutableDocument | null
}

const tag = 'bulk'

/** The published id of a draft, and the revision that was checked. */
export type CheckedDraft = { id: string; revision: string }

/**
 * Moves drafts to a release: creates versions of them there and discards the drafts. A draft of a document that the
 * release already has is kept. @returns the drafts that were kept.
 */
export async function moveToRelease<Draft extends CheckedDraft>(
  client: SanityClient,
  drafts: readonly Draft[],
  release: string,
): Promise<Draft[]> {
  const existing = await client.fetch<string[]>(
    '*[_id in $versions]._id',
    { versions: drafts.map(({ id }) => editedId(id, release)) },
    { perspective: 'raw', tag },
  )
  const isInRelease = ({ id }: Draft) => existing.includes(editedId(id, release))
  const moved = drafts.filter((draft) => !isInRelease(draft))
  const discards = moved.map(({ id }) => ({
    actionType: 'sanity.action.document.version.discard' as const,
    versionId: editedId(id, undefined),
  }))
  if (moved.length > 0) await client.action([...copies(moved, release), ...discards], { tag })
  return drafts.filter(isInRelease)
}

/**
 * Moves drafts to a release of their own and schedules it for `at`, an ISO date. @returns the drafts that are still there:
 * somebody edited them meanwhile, or discarding them failed.
 */
export async function scheduleDrafts<Draft extends CheckedDraft>(
  client: SanityClient,
  drafts: readonly Draft[],
  at: string,
): Promise<{ edited: Draft[]; failed: Draft[] }> {
  const title = drafts.length === 1 ? '1 document' : `${drafts.length} documents`
  await scheduleRelease(client, { title, at, tag }, (release) => copies(drafts, release))
  const kept: { edited: Draft[]; failed: Draft[] } = { edited: [], failed: [] }
  // Drafts are discarded last: a release that can't be scheduled is deleted with its versions.
  for (const draft of drafts) {
    try {
      await discardUnchanged(client, draft)
    } catch (error) {
      console.warn('Could not discard a scheduled draft.', error)
      kept[hasStatus(error, 409) ? 'edited' : 'failed'].push(draft)
    }
  }
  return kept
}

/** Tries again if there were too many mutations: Sanity takes 25 a second. https://www.sanity.io/docs/content-lake/technical-limits */
async function discardUnchanged(client: SanityClient, draft: CheckedDraft, attempt = 1): Promise<void> {
  const id = editedId(draft.id, undefined)
  const unchanged = client.patch(id, { ifRevisionID: draft.revision, unset: ['_no_such_field'] })
  try {
    await client.transaction().patch(unchanged).delete(id).commit({ tag })
  } catch (error) {
    if (attempt === 3 || !hasStatus(error, 429)) throw error
    await new Promise((resolve) => setTimeout(resolve, 1000 * attempt))
    await discardUnchanged(client, draft, attempt + 1)
  }
}

function hasStatus(error: unknown, status: number): boolean {
  return error instanceof Error && 'statusCode' in error && error.statusCode === status
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

/** What unpublishing a document changes elsewhere. `path` is its URL, null if it has none. */
export type UnpublishPlan = { id: string; preview: DeletePreview; path: string | null }

/** @returns the plan, or why the document can't be unpublished. */
export async function planUnpublish(client: SanityClient, document: Listed): Promise<UnpublishPlan | string> {
  const { id } = document
  if (isProtected(document)) return 'The site needs this document.'
  const path = lostPath(document)
  const preview = await fetchDeletePreview(client, { id, path })
  const { length } = preview.plan.blockers
  if (length > 0)
    return length === 1 ? '1 document shows or links to it.' : `${length} documents show or link to it.`
  if (blockingReleases(preview.releases, 'unpublish').length > 0) return 'A release unpublishes it already.'
  return { id, preview, path }
}

/** The redirect for visitors of the document: to the nearest page above it that stays published. Null for none. */
export function redirectOf({ path, preview }: UnpublishPlan, unpublished: readonly string[]) {
  if (path === null) return null
  const target = nearestTarget(
    path,
    preview.targets.filter(({ id }) => !unpublished.includes(id)),
  )
  return target ? { from: path, target } : null
}

/** Unpublishes documents one after the other, until one fails or something blocks it by now. @returns how many were unpublished. */
export async function unpublishAll(client: SanityClient, plans: readonly UnpublishPlan[]): Promise<number> {
  const ids = plans.map(({ id }) => id)
  const action = 'unpublish'
  for (const [index, plan] of plans.entries()) {
    const { id, path } = plan
    try {
      const redirect = redirectOf(plan, ids)
      if (isBlocked(await prepareDelete(client, { id, action, path, redirect }), action)) return index
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
