/** Translates a document action into mutations. https://www.sanity.io/docs/http-reference/actions */

import { isRecord, isStringArray, type JsonRecord, optionalString } from '../json.ts'
import { actionError, badRequest, notImplemented } from '../lake-error.ts'
import { publishedContent, withoutStamps } from '../releases/publish-release.ts'
import { findRelease, releaseIdOf } from '../releases/release.ts'
import type { LakeDocument } from '../store/document.ts'
import { checkDocumentId, draftId } from '../store/document-id.ts'
import { checkPatch, type Mutation, parseCreate } from '../store/mutation.ts'
import type { Documents } from '../store/pending-documents.ts'

type Action = (action: JsonRecord, documents: Documents) => Mutation[]

const actionPrefix = 'sanity.action.document.'

/** Throws LakeError: 400 for a malformed action, 409 for one in conflict with the documents, 501 for an unknown one. */
export function documentMutations(type: string, action: JsonRecord, documents: Documents): Mutation[] {
  const run = type.startsWith(actionPrefix) ? actionHandlers[type.slice(actionPrefix.length)] : undefined
  if (!run) throw notImplemented(`support the action "${type}"`)
  return run(action, documents)
}

const actionHandlers: Record<string, Action | undefined> = {
  create,
  edit,
  publish,
  unpublish,
  discard: (action, documents) => discard(id(action, 'draftId'), documents),
  delete: remove,
  replaceDraft: replace,
  'version.create': createVersion,
  'version.discard': (action, documents) => discard(id(action, 'versionId'), documents),
  'version.replace': replace,
  'version.unpublish': unpublishVersion,
}

function create(action: JsonRecord, documents: Documents): Mutation[] {
  const mutation = parseCreate('create', attributes(action))
  if (!documents.get(mutation.id)) return [mutation]
  if (action.ifExists === 'ignore') return []
  throw actionError(`Document "${mutation.id}" already exists`)
}

function edit(action: JsonRecord, documents: Documents): Mutation[] {
  const target = id(action, 'draftId')
  if (!isRecord(action.patch)) throw badRequest('The action needs a "patch".')
  const patch: Mutation = { kind: 'patch', id: target, patch: checkPatch(action.patch) }
  if (documents.get(target)) return [patch]
  const published = requireDocument(documents, id(action, 'publishedId'))
  return [parseCreate('create', { ...withoutStamps(published), _id: target }), patch]
}

function publish(action: JsonRecord, documents: Documents): Mutation[] {
  const source = requireDocument(documents, id(action, 'draftId'))
  const target = id(action, 'publishedId')
  const published = documents.get(target)
  checkRevision(source, optionalString(action.ifDraftRevisionId))
  checkRevision(published, optionalString(action.ifPublishedRevisionId))
  const document = { ...publishedContent(source, published), _id: target }
  return [parseCreate('createOrReplace', document), { kind: 'delete', id: source._id }]
}

function unpublish(action: JsonRecord, documents: Documents): Mutation[] {
  const published = requireDocument(documents, id(action, 'publishedId'))
  const target = optionalString(action.draftId) ?? draftId(published._id)
  const draft = parseCreate('createIfNotExists', { ...withoutStamps(published), _id: target })
  return [draft, { kind: 'delete', id: published._id }]
}

function discard(target: string, documents: Documents): Mutation[] {
  return [{ kind: 'delete', id: requireDocument(documents, target)._id }]
}

function remove(action: JsonRecord, documents: Documents): Mutation[] {
  const published = id(action, 'publishedId')
  const others = [action.includeDrafts, action.includeVersions].flatMap((list) =>
    isStringArray(list) ? list : [],
  )
  const ids = [...new Set([published, draftId(published), ...others])].filter((each) => documents.get(each))
  if (ids.length === 0) throw actionError(`Document "${published}" was not found`)
  return ids.map((each) => ({ kind: 'delete', id: each }))
}

function replace(action: JsonRecord): Mutation[] {
  return [parseCreate('createOrReplace', attributes(action))]
}

function createVersion(action: JsonRecord, documents: Documents): Mutation[] {
  if (isRecord(action.document)) {
    const mutation = parseCreate('create', action.document)
    requireRelease(mutation.id, documents)
    return [mutation]
  }
  const base = requireDocument(documents, id(action, 'baseId'))
  checkRevision(base, optionalString(action.ifBaseRevisionId))
  const _id = id(action, 'versionId')
  requireRelease(_id, documents)
  return [parseCreate('create', { ...versionContent(base, _id), _id })]
}

/** Marks a document to be unpublished by its release. What the version contained before is not needed any more. */
function unpublishVersion(action: JsonRecord, documents: Documents): Mutation[] {
  const _id = id(action, 'versionId')
  requireRelease(_id, documents)
  const published = requireDocument(documents, id(action, 'publishedId'))
  const version = documents.get(_id)
  if (version) return [{ kind: 'patch', id: _id, patch: { set: { '_system.delete': true } } }]
  const { _system } = versionContent(published, _id)
  const system = { ...Object(_system), delete: true }
  return [parseCreate('create', { ...withoutStamps(published), _id, _system: system })]
}

/** The content of a new version, with the revision that it was copied from: the Studio compares the draft with it. */
function versionContent(base: LakeDocument, versionId: string): JsonRecord {
  const { _system, ...content } = withoutStamps(base)
  if (!releaseIdOf(versionId)) return content
  return { ...content, _system: { base: { id: base._id, rev: base._rev } } }
}

function requireRelease(versionId: string, documents: Documents): void {
  const releaseId = releaseIdOf(versionId)
  if (!releaseId || findRelease(releaseId, documents)) return
  throw actionError(`The release "${releaseId}" was not found`)
}

function attributes(action: JsonRecord): JsonRecord {
  const value = action.attributes ?? action.document
  if (isRecord(value)) return value
  throw badRequest('The action needs "attributes".')
}

function id(action: JsonRecord, name: string): string {
  if (action[name] === undefined) throw badRequest(`The action needs "${name}".`)
  return checkDocumentId(action[name])
}

function requireDocument(documents: Documents, id: string): LakeDocument {
  const document = documents.get(id)
  if (document) return document
  throw actionError(`Document "${id}" was not found`)
}

function checkRevision(document: LakeDocument | undefined, expected: string | undefined): void {
  if (!expected || document?._rev === expected) return
  throw actionError(`The document is not at revision "${expected}"; someone changed it in the meantime`)
}
