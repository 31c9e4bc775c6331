import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { getVersionFromId, type ValidationContext } from 'sanity'

/** Queries what is published; for a document in a release, what will be once the release is. */
export function fetchPublished<Result>(
  { document, getClient }: Pick<ValidationContext, 'document' | 'getClient'>,
  query: string,
  params: Record<string, unknown>,
): Promise<Result> {
  const release = getVersionFromId(document?._id ?? '')
  const perspective = release ? [release] : 'published'
  return getClient({ apiVersion }).fetch<Result>(query, params, { perspective, tag: 'published' })
}
