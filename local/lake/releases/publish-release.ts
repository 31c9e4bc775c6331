/** What publishing a release does to its documents. */
import { isRecord, type JsonRecord } from '../json.ts'
import { actionError } from '../lake-error.ts'
import { strengthenReferences } from '../references/find-references.ts'
import type { LakeDocument } from '../store/document.ts'
import { draftId, publishedId } from '../store/document-id.ts'
import { type Mutation, parseCreate } from '../store/mutation.ts'
import type { Documents } from '../store/pending-documents.ts'
import { unpublishesDocument, versionIdsOf } from './release.ts'

/** The mutations that publish every version of a release, and their ids. Throws 409 if one can't be published. */
export function publishMutations(releaseId: string, documents: Documents) {
  const versionIds = versionIdsOf(releaseId, documents)
  const mutations = versionIds.flatMap((id) => {
    const version = documents.get(id)
    return version ? publishVersion(version, documents) : []
  })
  return { versionIds, mutations }
}

function publishVersion(version: LakeDocument, documents: Documents): Mutation[] {
  const id = publishedId(version._id)
  const published = documents.get(id)
  const discard: Mutation = { kind: 'delete', id: version._id }
  if (!unpublishesDocument(version)) {
    return [parseCreate('createOrReplace', publishedContent(version, published)), discard]
  }
  if (!published) {
    throw actionError(`The release unpublishes "${id}", but that document is not published`)
  }
  // Nobody's work is lost: what was public stays as a draft.
  const draft = parseCreate('createIfNotExists', { ...withoutStamps(published), _id: draftId(id) })
  return [draft, { kind: 'delete', id }, discard]
}

/** The content of a draft or a version under its published id. */
export function publishedContent(source: LakeDocument, published: LakeDocument | undefined): JsonRecord {
  const { _system, ...rest } = withoutStamps(source)
  const content = strengthenReferences(rest)
  return {
    ...(isRecord(content) ? content : {}),
    _id: publishedId(source._id),
    _createdAt: published?._createdAt ?? source._createdAt,
  }
}

/** The content of a document that is written again. */
export function withoutStamps({ _rev, _updatedAt, ...content }: LakeDocument): JsonRecord {
  return content
}
