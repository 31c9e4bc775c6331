/** `autoGenerateArrayKeys`: adds the `_key` by which the Studio identifies items to every object in an array. */
import { isRecord } from '../json.ts'
import type { Mutation } from './mutation.ts'
import { newId } from './new-id.ts'

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
