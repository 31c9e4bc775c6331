/**
 * Differences between two states of a document in the Mendoza format, which the Studio's history and listeners apply.
 * Objects and arrays of keyed items are compared deeply; any other difference is the whole new value.
 * https://github.com/sanity-io/mendoza/blob/master/docs/format.md
 */
import { isDeepStrictEqual } from 'node:util'
import { isRecord, type JsonRecord } from '../json.ts'

const value = 0
const pushFieldCopy = 10
const pushFieldBlank = 11
const pushElementCopy = 12
const returnIntoObjectSameKeyPop = 15
const returnIntoArrayPop = 16
const objectSetFieldValue = 17
const objectDeleteField = 19
const arrayAppendValue = 20
const arrayAppendSlice = 21

export type MendozaPatch = unknown[]

/**
 * The patches from `before` to `after` and back. They leave out `_rev`: the Studio applies them to documents without it,
 * and patches name fields by their position.
 */
export function effects(before: JsonRecord | null, after: JsonRecord | null) {
  const [from, to] = [withoutRevision(before), withoutRevision(after)]
  return { apply: encodeMendoza(from, to), revert: encodeMendoza(to, from) }
}

function withoutRevision(document: JsonRecord | null): JsonRecord | null {
  if (!document) return null
  const { _rev, ...content } = document
  return content
}

function encodeMendoza(before: JsonRecord | null, after: JsonRecord | null): MendozaPatch {
  return before && after ? encodeObject(before, after) : [value, after]
}

function encodeObject(before: JsonRecord, after: JsonRecord): MendozaPatch {
  const positions = new Map(
    Object.keys(before)
      .sort()
      .map((key, position) => [key, position]),
  )
  const patch: MendozaPatch = []
  for (const [key, value] of Object.entries(after)) {
    if (value === undefined || isDeepStrictEqual(before[key], value)) continue
    patch.push(...encodeField(key, positions.get(key), before[key], value))
  }
  for (const [key, position] of positions)
    if (after[key] === undefined) patch.push(objectDeleteField, position)
  return patch
}

function encodeField(
  key: string,
  position: number | undefined,
  before: unknown,
  after: unknown,
): MendozaPatch {
  if (position !== undefined && isRecord(before) && isRecord(after)) {
    return [pushFieldCopy, position, ...encodeObject(before, after), returnIntoObjectSameKeyPop]
  }
  if (position !== undefined && isKeyed(before) && isKeyed(after)) {
    return [pushFieldBlank, position, ...encodeArray(before, after), returnIntoObjectSameKeyPop]
  }
  return [objectSetFieldValue, after, key]
}

function encodeArray(before: JsonRecord[], after: JsonRecord[]): MendozaPatch {
  const positions = new Map(before.map((item, position) => [item._key, position]))
  return after.flatMap((item) => {
    const position = positions.get(item._key)
    const old = position === undefined ? undefined : before[position]
    if (position === undefined || !old) return [arrayAppendValue, item]
    if (isDeepStrictEqual(old, item)) return [arrayAppendSlice, position, position + 1]
    return [pushElementCopy, position, ...encodeObject(old, item), returnIntoArrayPop]
  })
}

/** An array of objects with a `_key`; false for an empty one, which has nothing to compare. */
function isKeyed(value: unknown): value is JsonRecord[] {
  if (!Array.isArray(value) || value.length === 0) return false
  const keys = value.map((item: unknown) => (isRecord(item) ? item._key : undefined))
  return keys.every((key) => typeof key === 'string') && new Set(keys).size === keys.length
}
