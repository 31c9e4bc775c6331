/** Applies mutations to documents, without storing anything. */
import { mutationError } from '../lake-error.ts'
import { applyPatch } from './apply-patch.ts'
import { type Change, isDocument, type LakeDocument, type MutationResult } from './document.ts'
import type { Mutation } from './mutation.ts'

type Stamp = { id: string /** ISO 8601 */; timestamp: string }
type ApplyResult = { changes: Change[]; results: MutationResult[] }

/**
 * Applies `mutations` in order to what `read` returns. Throws 409 if a document already exists, is missing, or has
 * another revision than expected; then nothing of the transaction may be stored.
 */
export function applyMutations(
  mutations: readonly Mutation[],
  read: (id: string) => LakeDocument | undefined,
  stamp: Stamp,
): ApplyResult {
  const changes = new Map<string, Change>()
  const results: MutationResult[] = []
  for (const [index, mutation] of mutations.entries()) {
    const { id } = mutation
    const stored = read(id) ?? null
    const change = changes.get(id) ?? { documentId: id, before: stored, after: stored, mutations: [] }
    checkPreconditions(mutation, change.after, index)
    const existed = change.after !== null
    if (mutation.kind === (existed ? 'createIfNotExists' : 'delete')) {
      results.push({ id, operation: 'none' })
      continue
    }
    change.after = nextState(mutation, change.after, stamp, index)
    change.mutations.push(toWire(mutation))
    changes.set(id, change)
    results.push({ id, operation: !change.after ? 'delete' : existed ? 'update' : 'create' })
  }
  return { changes: [...changes.values()].filter((change) => change.before || change.after), results }
}

function checkPreconditions(mutation: Mutation, current: LakeDocument | null, index: number): void {
  const { id, kind } = mutation
  if (kind === 'create' && current) {
    const description = `Document by ID "${id}" already exists`
    throw mutationError({ type: 'documentAlreadyExistsError', description, id }, index)
  }
  if (kind === 'patch' && !current) {
    const description = `The document with the ID "${id}" was not found`
    throw mutationError({ type: 'documentNotFoundError', description, id }, index)
  }
  const expected = kind === 'patch' || kind === 'delete' ? mutation.ifRevisionID : undefined
  if (expected && current?._rev !== expected) {
    const description = `Document "${id}" has unexpected revision ID ("${current?._rev ?? ''}"), expected "${expected}"`
    const currentRevisionID = current?._rev ?? null
    throw mutationError(
      {
        type: 'documentRevisionIDDoesNotMatchError',
        description,
        id,
        currentRevisionID,
        expectedRevisionID: expected,
      },
      index,
    )
  }
}

function nextState(
  mutation: Mutation,
  current: LakeDocument | null,
  stamp: Stamp,
  index: number,
): LakeDocument | null {
  if (mutation.kind === 'delete') return null
  const { timestamp } = stamp
  if (mutation.kind === 'patch') {
    if (!current) return null
    const next = patched(mutation, current, index)
    return { ...next, _createdAt: current._createdAt, _updatedAt: timestamp, _rev: stamp.id }
  }
  // Imported documents keep their dates.
  const { _createdAt: createdAt, _updatedAt: updatedAt, ...document } = mutation.document
  if (current && current._type !== document._type) throw immutable('_type', index)
  return {
    ...document,
    _createdAt: dateOr(createdAt, current?._createdAt ?? timestamp),
    _updatedAt: dateOr(updatedAt, timestamp),
    _rev: stamp.id,
  }
}

function patched(mutation: Mutation & { kind: 'patch' }, current: LakeDocument, index: number): LakeDocument {
  const next = applyPatch(mutation.patch, current, index)
  if (!isDocument(next)) throw immutable('_id, _type or a date', index)
  for (const field of ['_id', '_type'] as const)
    if (next[field] !== current[field]) throw immutable(field, index)
  return next
}

function immutable(field: string, index: number) {
  return mutationError(
    { type: 'mutationError', description: `Cannot modify immutable attribute "${field}"` },
    index,
  )
}

function dateOr(value: unknown, fallback: string): string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : fallback
}

function toWire(mutation: Mutation): unknown {
  const { kind, id } = mutation
  if (kind === 'patch') return { patch: { ...mutation.patch, id } }
  return kind === 'delete' ? { delete: { id } } : { [kind]: mutation.document }
}
