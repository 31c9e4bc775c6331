import { routableTypes } from '@tidewright/contracts/public-path.ts'
import type { SanityClient } from 'sanity'
import { documentPath, type RoutableDocument } from '../redirects/slug-change.ts'
import {
  type DeleteAction,
  type DeletePlan,
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
}

/** What deleting or unpublishing would affect, and the possible redirect targets in the same language. */
export async function fetchDeletePreview(client: SanityClient, id: string): Promise<DeletePreview> {
  const options = { perspective: 'raw', tag: 'delete' } as const
  const found = await client.fetch<{ language: string | null; title: string | null } | null>(
    `*[_id in [$id, "drafts." + $id]][0]{
      language, "title": coalesce(title, name, question, heading, subject, company, from) }`,
    { id },
    options,
  )
  const { referrers, pages, versions } = await client.fetch<{
    referrers: Referrer[]
    pages: (RoutableDocument & { title: string | null })[]
    versions: string[]
  }>(
    `{ "referrers": *[references($id)],
       "versions": *[sanity::versionOf($id)]._id,
       "pages": *[_type in $routableTypes && defined(slug.current) && !(_id in path("drafts.**") || _id in path("versions.**")) && _id != $id &&
         language == $language]{ _id, _type, language, slug, "title": coalesce(title, name) } }`,
    { id, routableTypes, language: found?.language ?? null },
    options,
  )
  const targets = pages.flatMap(({ title, ...page }) => {
    const path = documentPath(page)
    return path ? [{ id: page._id, path, title: title ?? path }] : []
  })
  return {
    title: found?.title ?? 'Untitled',
    plan: planDelete(id, referrers),
    targets: targets.sort((a, b) => a.path.localeCompare(b.path)),
    versions,
  }
}

type PrepareOptions = {
  id: string
  action: DeleteAction
  plan: DeletePlan
  /** The path that visitors lose and its redirect target; null for no redirect. */
  redirect: { from: string; target: RedirectTarget } | null
}

/**
 * Prepares deleting or unpublishing: retargets or deletes redirects to the document, and removes it from its
 * translation group.
 */
export async function prepareDelete(client: SanityClient, options: PrepareOptions): Promise<void> {
  const { id, action, plan, redirect } = options
  const transaction = client.transaction()
  for (const { _id, from } of plan.redirects) {
    if (!redirect || from === redirect.target.path) transaction.delete(_id)
    else transaction.patch(_id, (patch) => patch.set({ 'to.target._ref': redirect.target.id }))
  }
  if (redirect) transaction.createOrReplace(redirectFromDeleted(redirect.from, redirect.target, action))
  if (action === 'delete') {
    for (const group of plan.groups) {
      transaction.patch(group._id, (patch) => patch.unset([`translations[value._ref == "${id}"]`]))
    }
  }
  if (transaction.toJSON().length > 0) await transaction.commit({ tag: 'delete' })
}
