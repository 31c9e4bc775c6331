import type { SanityClient } from 'sanity'
import type { LinkedRelease } from '../releases/release-link.tsx'
import {
  conflicts,
  documentPath,
  type RoutableDocument,
  redirectActions,
  redirectOf,
  type SlugChange,
} from './slug-change.ts'

/** Publishes the redirect of a path change and deletes conflicting ones, in one transaction. Idempotent. */
export async function writeRedirect(client: SanityClient, move: SlugChange): Promise<void> {
  const transaction = client.transaction((await findConflicts(client, move)).map(deletion))
  await transaction.createOrReplace(redirectOf(move)).commit({ tag: 'redirect' })
}

/** Adds the redirect of a path change to a release, which also unpublishes conflicting ones. */
export async function addRedirectToRelease(
  client: SanityClient,
  move: SlugChange,
  release: string,
): Promise<void> {
  const found = await findConflicts(client, move, release)
  await client.action(redirectActions(move, release, found), { tag: 'redirect' })
}

/** Deletes the redirects that conflict with a path change. */
export async function deleteConflicts(client: SanityClient, move: SlugChange): Promise<void> {
  const ids = await findConflicts(client, move)
  if (ids.length > 0) await client.transaction(ids.map(deletion)).commit({ tag: 'redirect' })
}

/** The published ones and their drafts; of versions, which a schedule may lock, only those of the release itself. */
async function findConflicts(client: SanityClient, move: SlugChange, release = ''): Promise<string[]> {
  const redirects = await client.fetch<{ _id: string; from: string }[]>(
    `*[_type == "redirect" && from in [$from, $to] && (!(_id in path("versions.**")) ||
      ($release != "" && _id in path("versions." + $release + ".**")))]{ _id, from }`,
    { from: move.from, to: move.to, release },
    { perspective: 'raw', tag: 'redirect' },
  )
  return conflicts(move, redirects)
}

const deletion = (id: string) => ({ delete: { id } })

/**
 * The open releases and scheduled drafts that would take the document from its new path to another one, because they
 * have it as it was before. `release` is the one that moves it, if any.
 */
export async function fetchOtherPaths(
  client: SanityClient,
  { id, to }: Pick<SlugChange, 'id' | 'to'>,
  release = '',
): Promise<LinkedRelease[]> {
  const found = await client.fetch<(LinkedRelease & { version: RoutableDocument | null })[]>(
    `*[_type == "system.release" && !(state in ["published", "archived"]) && name != $release] | order(_createdAt){
      name, "title": metadata.title, "isDraft": metadata.cardinality == "one",
      "version": *[_id == "versions." + ^.name + "." + $id && _system.delete != true][0]{ _id, _type, language, slug } }`,
    { id, release },
    { perspective: 'raw', tag: 'redirect' },
  )
  return found.flatMap(({ version, ...other }) => (version && documentPath(version) !== to ? [other] : []))
}
