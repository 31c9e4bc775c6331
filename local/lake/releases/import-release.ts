import { isRecord, type JsonRecord } from '../json.ts'
import { actionError, badRequest } from '../lake-error.ts'
import { type Mutation, parseCreate } from '../store/mutation.ts'
import type { Documents } from '../store/pending-documents.ts'
import { checkReleaseId, releaseDocumentId } from './release.ts'
import { checkMetadata } from './release-metadata.ts'

/**
 * The release of an export, as `@sanity/import` sends it. One that was scheduled becomes active: a restored copy must not
 * publish by itself, and its versions may arrive after it.
 */
export function importRelease(
  action: JsonRecord,
  { documents, userId }: { documents: Documents; userId: string },
): Mutation[][] {
  const name = checkReleaseId(action.releaseId)
  const exported = action.attributes ?? action.document
  if (!isRecord(exported)) throw badRequest('The action needs "attributes".')
  const _id = releaseDocumentId(name)
  const { ifExists = 'fail' } = action
  if (documents.get(_id) && ifExists !== 'replace') {
    if (ifExists === 'ignore') return []
    throw actionError(`The release "${name}" already exists`)
  }
  const { _rev, _system, publishAt, error, ...content } = exported
  const isFinished = content.state === 'published' || content.state === 'archived'
  const intended = typeof publishAt === 'string' ? { intendedPublishAt: publishAt } : {}
  const metadata = checkMetadata({ ...Object(content.metadata ?? {}), ...intended })
  const state = isFinished ? content.state : 'active'
  const imported = { userId, ...content, _id, _type: 'system.release', name, state, metadata }
  return [[parseCreate('createOrReplace', imported)]]
}
