/** Translates actions on releases into transactions. https://www.sanity.io/docs/http-reference/actions */
import { isRecord, type JsonRecord } from '../json.ts'
import { actionError, badRequest } from '../lake-error.ts'
import type { LakeDocument } from '../store/document.ts'
import { newId } from '../store/document-id.ts'
import { checkPatch, type Mutation, parseCreate } from '../store/mutation.ts'
import type { Documents } from '../store/pending-documents.ts'
import { publishMutations } from './publish-release.ts'
import {
  checkReleaseId,
  findRelease,
  type Release,
  type ReleaseState,
  releaseDocumentId,
  versionIdsOf,
} from './release.ts'
import { checkMetadata, checkMetadataPatch } from './release-metadata.ts'
import { checkTransition, transitions } from './transitions.ts'

export type ReleaseActionContext = {
  documents: Documents
  /** Milliseconds since 1970. */
  now: number
  userId: string
  /** What a document was before its last deletion. */
  beforeDeletion(documentId: string): LakeDocument | null
}
/** One item per transaction. */
type Transactions = Mutation[][]
type ReleaseAction = (action: JsonRecord, context: ReleaseActionContext) => Transactions

export const releaseActions: Record<string, ReleaseAction | undefined> = {
  create,
  edit,
  schedule,
  unschedule: (action, { documents }) => {
    const release = requireRelease('unschedule', action, documents)
    return twoSteps('unschedule', release, [], { unset: ['publishAt'] })
  },
  publish: (action, context) => publish(requireRelease('publish', action, context.documents), context),
  archive,
  unarchive,
  delete: (action, { documents }) => [
    [{ kind: 'delete', id: requireRelease('delete', action, documents).documentId }],
  ],
  import: importRelease,
}

function create(action: JsonRecord, context: ReleaseActionContext): Transactions {
  const name = checkReleaseId(action.releaseId)
  const metadata = checkMetadata(action.metadata ?? {})
  const _id = releaseDocumentId(name)
  if (context.documents.get(_id)) throw actionError(`The release "${name}" already exists`)
  const { userId } = context
  return [[parseCreate('create', { _id, _type: 'system.release', name, state: 'active', metadata, userId })]]
}

function edit(action: JsonRecord, { documents }: ReleaseActionContext): Transactions {
  const release = requireRelease('edit', action, documents)
  if (!isRecord(action.patch)) throw badRequest('The action needs a "patch".')
  return [[patchOf(release, checkMetadataPatch(checkPatch(action.patch)))]]
}

function schedule(action: JsonRecord, context: ReleaseActionContext): Transactions {
  const release = requireRelease('schedule', action, context.documents)
  const time = Date.parse(String(action.publishAt))
  if (Number.isNaN(time)) throw badRequest('The action needs a "publishAt" that is a date.')
  const publishAt = new Date(time).toISOString()
  const { through, to } = transitions.schedule
  const steps = [
    [patchOf(release, { set: { state: through, publishAt }, unset: ['error'] })],
    [setState(release, to)],
  ]
  return time <= context.now ? [...steps, ...publish(release, context)] : steps
}

/** The transactions that publish a release; the caller checks its state. */
export function publish(
  release: Release,
  { documents, now }: Pick<ReleaseActionContext, 'documents' | 'now'>,
): Transactions {
  const { mutations, versionIds } = publishMutations(release.id, documents)
  const set = {
    publishedAt: new Date(now).toISOString(),
    finalDocumentStates: finalStates(versionIds),
  }
  return twoSteps('publish', release, mutations, { set, unset: ['error'] })
}

function archive(action: JsonRecord, { documents }: ReleaseActionContext): Transactions {
  const release = requireRelease('archive', action, documents)
  const versionIds = versionIdsOf(release.id, documents)
  const discards = versionIds.map((id): Mutation => ({ kind: 'delete', id }))
  return twoSteps('archive', release, discards, { set: { finalDocumentStates: finalStates(versionIds) } })
}

function unarchive(action: JsonRecord, context: ReleaseActionContext): Transactions {
  const release = requireRelease('unarchive', action, context.documents)
  const restored = release.finalVersionIds.flatMap((id) => {
    const before = context.beforeDeletion(id)
    return before ? parseCreate('create', { ...before, _rev: undefined }) : []
  })
  return twoSteps('unarchive', release, restored, { unset: ['finalDocumentStates'] })
}

/**
 * The release of an export, as `@sanity/import` sends it. One that was scheduled becomes active: a restored copy must not
 * publish by itself, and its versions may arrive after it.
 */
function importRelease(action: JsonRecord, { documents, userId }: ReleaseActionContext): Transactions {
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

/** The transient state in a transaction of its own, then everything else in one. */
function twoSteps(
  name: keyof typeof transitions,
  release: Release,
  mutations: Mutation[],
  { set = {}, unset = [] }: { set?: JsonRecord; unset?: string[] },
): Transactions {
  const { through, to } = transitions[name]
  return [
    [setState(release, through)],
    [...mutations, patchOf(release, { set: { ...set, state: to }, unset })],
  ]
}

function setState(release: Release, state: ReleaseState): Mutation {
  return patchOf(release, { set: { state } })
}

function patchOf({ documentId }: Release, patch: JsonRecord): Mutation {
  return { kind: 'patch', id: documentId, patch }
}

function finalStates(versionIds: string[]) {
  return versionIds.map((id) => ({ _key: newId().slice(0, 12), id }))
}

function requireRelease(
  name: Parameters<typeof checkTransition>[0],
  action: JsonRecord,
  documents: Documents,
): Release {
  const release = existingRelease(action, documents)
  checkTransition(name, release)
  return release
}

/** Throws 409 if the release of an action doesn't exist. */
export function existingRelease(action: JsonRecord, documents: Documents): Release {
  const id = checkReleaseId(action.releaseId)
  const release = findRelease(id, documents)
  if (release) return release
  throw actionError(`The release "${id}" was not found`)
}
