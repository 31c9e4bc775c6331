/** Translates a document action into mutations. https://www.sanity.io/docs/http-reference/actions */

import { isRecord, isStringArray, type JsonRecord, optionalString } from '../json.ts'
import { badRequest, dataError, notImplemented } from '../lake-error.ts'
import { strengthenReferences } from '../references/strengthen-references.ts'
import type { LakeDocument } from '../store/document.ts'
import { checkDocumentId, draftId } from '../store/document-id.ts'
import { checkPatch, type Mutation, parseCreate } from '../store/mutation.ts'

export type ReadDocument = (id: string) => LakeDocument | undefined
type Action = (action: JsonRecord, read: ReadDocument) => Mutation[]

const actionPrefix = 'sanity.action.document.'

/** Throws LakeError: 400 for a malformed action, 409 for one in conflict with the documents, 501 for an unknown one. */
export function actionMutations(action: unknown, read: ReadDocument): Mutation[] {
  if (!isRecord(action) || typeof action.actionType !== 'string')
    throw badRequest('An action needs an "actionType".')
  const type = action.actionType
  const run = type.startsWith(actionPrefix) ? actionHandlers[type.slice(actionPrefix.length)] : undefined
  if (!run) throw notImplemented(`support the action "${type}"`)
  return run(action, read)
}

const actionHandlers: Record<string, Action | undefined> = {
  create,
  edit,
  publish,
  unpublish,
  discard: (action, read) => discard(id(action, 'draftId'), read),
  delete: remove,
  replaceDraft: replace,
  'version.create': createVersion,
  'version.discard': (action, read) => discard(id(action, 'versionId'), read),
  'version.replace': replace,
}

function create(action: JsonRecord, read: ReadDocument): Mutation[] {
  const mutation = parseCreate('create', attributes(action))
  if (!read(mutation.id)) return [mutation]
  if (action.ifExists === 'ignore') return []
  throw actionError(`Document "${mutation.id}" already exists`)
}

function edit(action: JsonRecord, read: ReadDocument): Mutation[] {
  const target = id(action, 'draftId')
  if (!isRecord(action.patch)) throw badRequest('The action needs a "patch".')
  const patch: Mutation = { kind: 'patch', id: target, patch: checkPatch(action.patch) }
  if (read(target)) return [patch]
  const published = requireDocument(read, id(action, 'publishedId'))
  return [parseCreate('create', { ...withoutStamps(published), _id: target }), patch]
}

function publish(action: JsonRecord, read: ReadDocument): Mutation[] {
  const source = requireDocument(read, id(action, 'draftId'))
  const target = id(action, 'publishedId')
  const published = read(target)
  checkRevision(source, optionalString(action.ifDraftRevisionId))
  checkRevision(published, optionalString(action.ifPublishedRevisionId))
  const content = strengthenReferences(withoutStamps(source))
  const _createdAt = published?._createdAt ?? source._createdAt
  const document = { ...(isRecord(content) ? content : {}), _id: target, _createdAt }
  return [parseCreate('createOrReplace', document), { kind: 'delete', id: source._id }]
}

function unpublish(action: JsonRecord, read: ReadDocument): Mutation[] {
  const published = requireDocument(read, id(action, 'publishedId'))
  const target = optionalString(action.draftId) ?? draftId(published._id)
  const draft = parseCreate('createIfNotExists', { ...withoutStamps(published), _id: target })
  return [draft, { kind: 'delete', id: published._id }]
}

function discard(target: string, read: ReadDocument): Mutation[] {
  return [{ kind: 'delete', id: requireDocument(read, target)._id }]
}

function remove(action: JsonRecord, read: ReadDocument): Mutation[] {
  const published = id(action, 'publishedId')
  const others = [action.includeDrafts, action.includeVersions].flatMap((list) =>
    isStringArray(list) ? list : [],
  )
  const ids = [...new Set([published, draftId(published), ...others])].filter((each) => read(each))
  if (ids.length === 0) throw actionError(`Document "${published}" was not found`)
  return ids.map((each) => ({ kind: 'delete', id: each }))
}

function replace(action: JsonRecord): Mutation[] {
  return [parseCreate('createOrReplace', attributes(action))]
}

function createVersion(action: JsonRecord, read: ReadDocument): Mutation[] {
  if (isRecord(action.document)) return [parseCreate('create', action.document)]
  const base = requireDocument(read, id(action, 'baseId'))
  return [parseCreate('create', { ...withoutStamps(base), _id: id(action, 'versionId') })]
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

function requireDocument(read: ReadDocument, id: string): LakeDocument {
  const document = read(id)
  if (document) return document
  throw actionError(`Document "${id}" was not found`)
}

function checkRevision(document: LakeDocument | undefined, expected: string | undefined): void {
  if (!expected || document?._rev === expected) return
  throw actionError(`The document is not at revision "${expected}"; someone changed it in the meantime`)
}

function actionError(description: string) {
  return dataError(409, 'actionError', description)
}

function withoutStamps({ _rev, _updatedAt, ...content }: LakeDocument): JsonRecord {
  return content
}
