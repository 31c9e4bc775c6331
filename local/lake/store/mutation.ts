/** Parses and checks mutations from a request. https://www.sanity.io/docs/http-reference/mutation */
import { isRecord, isString, isStringArray, type JsonRecord, optionalString } from '../json.ts'
import { badRequest } from '../lake-error.ts'
import { checkDocumentId, newId } from './document-id.ts'

const createKinds = ['create', 'createIfNotExists', 'createOrReplace'] as const
const patchOperations = ['set', 'setIfMissing', 'unset', 'insert', 'inc', 'dec', 'diffMatchPatch']
/** The parts of a patch that select documents. */
const patchSelectors = ['id', 'query', 'params', 'ifRevisionID', 'ifRevisionId']

/** Brackets and the quotes inside them must be balanced; the mutator accepts `a[` and guesses. */
const balancedPath = /^(?:[^[\]"]|\[(?:[^[\]"]|"(?:[^"\\]|\\.)*")*\])+$/

export type CreateKind = (typeof createKinds)[number]
type DraftDocument = JsonRecord & { _id: string; _type: string }

export type Mutation =
  | { kind: CreateKind; id: string; document: DraftDocument }
  | { kind: 'patch'; id: string; patch: JsonRecord; ifRevisionID?: string }
  | { kind: 'delete'; id: string; ifRevisionID?: string }

/** Resolves a selector such as `{query: '*[_type == "x"]', params: {}}` to ids. */
export type ResolveQuery = (query: string, params: JsonRecord) => Promise<string[]>

/** Parses `mutations` of a request. Throws 400 and says what is malformed. */
export async function parseMutations(value: unknown, resolve: ResolveQuery): Promise<Mutation[]> {
  if (!Array.isArray(value)) throw badRequest('"mutations" must be an array.')
  const parsed: Mutation[] = []
  for (const [index, item] of value.entries()) {
    const [kind, body, ...more] = isRecord(item) ? Object.entries(item).flat() : []
    if (!isString(kind) || !isRecord(body) || more.length > 0) {
      throw badRequest(`Mutation ${index} must be an object with one operation, such as {"create": {...}}.`)
    }
    const create = createKinds.find((name) => name === kind)
    if (create) parsed.push(parseCreate(create, body))
    else if (kind === 'patch') parsed.push(...(await parsePatch(body, resolve)))
    else if (kind === 'delete') {
      for (const id of await selected(body, resolve)) parsed.push({ kind, id, ...revision(body) })
    } else throw badRequest(`Mutation ${index} has the unknown operation "${kind}".`)
  }
  return parsed
}

/** A create mutation for `document`, which gets a new id if it has none or one that ends with a dot. */
export function parseCreate(kind: CreateKind, document: JsonRecord): Mutation {
  const requestedId = optionalString(document._id) ?? newId()
  const id = checkDocumentId(requestedId.endsWith('.') ? requestedId + newId() : requestedId)
  const type = document._type
  if (!isString(type) || type === '') throw badRequest(`Document "${id}" must have a _type.`)
  return { kind, id, document: { ...document, _id: id, _type: type } }
}

async function parsePatch(body: JsonRecord, resolve: ResolveQuery): Promise<Mutation[]> {
  const patch = checkPatch(body)
  const ids = await selected(body, resolve)
  return ids.map((id) => ({ kind: 'patch', id, patch, ...revision(body) }))
}

/** The operations of a patch, without its selector. Throws 400 if one is malformed. */
export function checkPatch(body: JsonRecord): JsonRecord {
  const operations = Object.entries(body).filter(([name]) => !patchSelectors.includes(name))
  const unknown = operations.find(([name]) => !patchOperations.includes(name))
  if (unknown) throw badRequest(`The patch has the unknown operation "${unknown[0]}".`)
  const patch = Object.fromEntries(operations)
  for (const [name, value] of Object.entries(patch)) {
    if (name === 'unset' ? !isStringArray(value) : !isRecord(value)) {
      throw badRequest(
        `The patch operation "${name}" must be ${name === 'unset' ? 'an array of paths' : 'an object'}.`,
      )
    }
    if ((name === 'inc' || name === 'dec') && !Object.values(value ?? {}).every(Number.isFinite)) {
      throw badRequest(`The patch operation "${name}" needs numbers.`)
    }
    const paths = isStringArray(value) ? value : name === 'insert' ? [] : Object.keys(value ?? {})
    checkPaths(paths)
  }
  const insert = patch.insert
  if (isRecord(insert)) {
    const positions = ['before', 'after', 'replace'].filter((position) => isString(insert[position]))
    if (positions.length !== 1 || !Array.isArray(insert.items)) {
      throw badRequest('The patch operation "insert" needs "items" and one of "before", "after", "replace".')
    }
    checkPaths(positions.map((position) => String(insert[position])))
  }
  return patch
}

function checkPaths(paths: string[]): void {
  const malformed = paths.find((path) => !balancedPath.test(path))
  if (malformed !== undefined) throw badRequest(`The path ${JSON.stringify(malformed)} is malformed.`)
}

function revision(body: JsonRecord): { ifRevisionID?: string } {
  const ifRevisionID = optionalString(body.ifRevisionID) ?? optionalString(body.ifRevisionId)
  return ifRevisionID ? { ifRevisionID } : {}
}

async function selected(body: JsonRecord, resolve: ResolveQuery): Promise<string[]> {
  if (isString(body.query)) return resolve(body.query, isRecord(body.params) ? body.params : {})
  const ids = isStringArray(body.id) ? body.id : [body.id]
  return ids.map(checkDocumentId)
}

/** `autoGenerateArrayKeys`: adds the `_key` by which the Studio identifies items to every object in an array. */
export function withArrayKeys(mutation: Mutation): Mutation {
  if (mutation.kind === 'delete') return mutation
  if (mutation.kind === 'patch') {
    const patch = mapFields(mutation.patch)
    const { insert } = patch
    if (isRecord(insert) && Array.isArray(insert.items)) insert.items = insert.items.map(keyed)
    return { ...mutation, patch }
  }
  return { ...mutation, document: { ...mutation.document, ...mapFields(mutation.document) } }
}

function addKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(keyed)
  return isRecord(value) ? mapFields(value) : value
}

function keyed(item: unknown): unknown {
  const inner = addKeys(item)
  return isRecord(inner) && typeof inner._key !== 'string' ? { _key: newId().slice(0, 12), ...inner } : inner
}

function mapFields(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, addKeys(value)]))
}
