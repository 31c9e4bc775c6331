import { routableTypes } from '@tidewright/contracts/public-path.ts'
import type { SanityClient } from 'sanity'
import { documentPath, type RoutableDocument } from '../redirects/slug-change.ts'
import { publishedIdOf } from '../releases/edited-id.ts'
import {
  blockingReleases,
  type DeleteAction,
  type DeletePlan,
  type OpenRelease,
  planDelete,
  type RedirectTarget,
  type Referrer,
  redirectFromDeleted,
} from './delete-plan.ts'

export type DeletePreview = {
  /** Of the document. */
  title: string
  plan: DeletePlan
  targets: RedirectTarget[]
  /** The ids of the document, its draft and its versions in releases. */
  versions: string[]
  /** All that are open. */
  releases: OpenRelease[]
  /** The published ids of which the release that unpublishes the document has content. */
  replaced: string[]
}

/**
 * What deleting or unpublishing would affect, and the possible redirect targets in the same language. `path` is the one
 * that visitors lose, if any. `release` is the one that is to unpublish the document; without it, that happens on its
 * own.
 */
export async function fetchDeletePreview(
  client: SanityClient,
  { id, path, release = '' }: { id: string; path: string | null; release?: string },
): Promise<DeletePreview> {
  const options = { perspective: 'raw', tag: 'delete' } as const
  const found = await client.fetch<{ language: string | null; title: string | null } | null>(
    `*[_id in [$id, "drafts." + $id]][0]{
      language, "title": coalesce(title, name, question, heading, subject, company, from) }`,
    { id },
    options,
  )
  const { referrers, pages, versions, releases, replaced, fromSamePath } = await client.fetch<{
    referrers: Referrer[]
    pages: (RoutableDocument & { title: string | null })[]
    versions: string[]
    releases: OpenRelease[]
    replaced: string[]
    fromSamePath: string[]
  }>(
    `{ "referrers": *[references($id)],
       "versions": *[sanity::versionOf($id)]._id,
       "releases": *[_type == "system.release" && !(state in ["published", "archived"])] | order(_createdAt){
         name, "title": metadata.title, "isScheduled": state != "active", "isDraft": metadata.cardinality == "one",
         "effect": *[_id == "versions." + ^.name + "." + $id][0]{
           "effect": select(_system.delete == true => "unpublishes", "publishes") }.effect },
       "replaced": *[$release != "" && _id in path("versions." + $release + ".**") && _system.delete != true]._id,
       "fromSamePath": *[_type == "redirect" && from == $path && (!(_id in path("versions.**")) ||
         ($release != "" && _id in path("versions." + $release + ".**")))]._id,
       "pages": *[_type in $routableTypes && defined(slug.current) && !(_id in path("drafts.**") || _id in path("versions.**")) && _id != $id &&
         language == $language]{ _id, _type, language, slug, "title": coalesce(title, name) } }`,
    { id, path: path ?? '', release, routableTypes, language: found?.language ?? null },
    options,
  )
  const targets = pages.flatMap(({ title, ...page }) => {
    const path = documentPath(page)
    return path ? [{ id: page._id, path, title: title ?? path }] : []
  })
  const published = replaced.map(publishedIdOf)
  return {
    title: found?.title ?? 'Untitled',
    plan: planDelete(id, referrers, published, fromSamePath),
    targets: targets.sort((a, b) => a.path.localeCompare(b.path)),
    versions,
    releases,
    replaced: published,
  }
}

/** Whether something must be changed before the document can be deleted or unpublished. */
export function isBlocked({ plan, releases }: DeletePreview, action: DeleteAction): boolean {
  return plan.blockers.length + blockingReleases(releases, action).length > 0
}

type PrepareOptions = {
  id: string
  action: DeleteAction
  /** The path that visitors lose, or null. */
  path: string | null
  /** That path and its redirect target; null for no redirect. */
  redirect: { from: string; target: RedirectTarget } | null
  /** Leaves the translation group alone: it may keep its weak reference to a document that is gone. */
  keepsGroups?: boolean
}

/**
 * Prepares deleting or unpublishing: retargets or deletes redirects to the document, removes the references that others
 * hide, deletes those from its path, and removes it from its translation group.
 * @returns what it found. If that blocks it by now (see `isBlocked`), nothing was changed.
 */
export async function prepareDelete(
  client: SanityClient,
  { id, action, path, redirect, keepsGroups = false }: PrepareOptions,
): Promise<DeletePreview> {
  const preview = await fetchDeletePreview(client, { id, path })
  if (isBlocked(preview, action)) return preview
  const { plan } = preview
  const transaction = client.transaction()
  for (const { _id, from } of plan.redirects) {
    if (!redirect || from === redirect.target.path) transaction.delete(_id)
    else transaction.patch(_id, (patch) => patch.set({ 'to.target._ref': redirect.target.id }))
  }
  for (const { _id } of plan.leftovers) transaction.patch(_id, (patch) => patch.unset(['to.target']))
  const own = redirect && redirectFromDeleted(redirect.from, redirect.target, action)
  for (const found of plan.fromSamePath) if (found !== own?._id) transaction.delete(found)
  if (own) transaction.createOrReplace(own)
  if (action === 'delete' && !keepsGroups) {
    for (const group of plan.groups) {
      transaction.patch(group._id, (patch) => patch.unset([`translations[value._ref == "${id}"]`]))
    }
  }
  if (transaction.toJSON().length > 0) await transaction.commit({ tag: 'delete' })
  return preview
}
