/**
 * Differences between two states of a document in the Mendoza format, which the Studio's history and listeners apply.
 * Objects and arrays of keyed items are compared in depth; any other difference is the new value as a whole.
 * https://github.com/sanity-io/mendoza/blob/master/docs/format.md
 */
import { isDeepStrictEqual } from 'node:util'
import { isRecord, type JsonRecord } from './record.ts'

const VALUE = 0
const PUSH_FIELD_COPY = 10
const PUSH_FIELD_BLANK = 11
const PUSH_ELEMENT_COPY = 12
const RETURN_INTO_OBJECT_SAME_KEY_POP = 15
const RETURN_INTO_ARRAY_POP = 16
const OBJECT_SET_FIELD_VALUE = 17
const OBJECT_DELETE_FIELD = 19
const ARRAY_APPEND_VALUE = 20
const ARRAY_APPEND_SLICE = 21

export type MendozaPatch = unknown[]

/** What turns `before` into `after`, and back. */
export function effects(before: JsonRecord | null, after: JsonRecord | null) {
  return { apply: encodeMendoza(before, after), revert: encodeMendoza(after, before) }
}

function encodeMendoza(before: JsonRecord | null, after: JsonRecord | null): MendozaPatch {
  return before && after ? encodeObject(before, after) : [VALUE, after]
}

function encodeObject(before: JsonRecord, after: JsonRecord): MendozaPatch {
  const places = new Map(
    Object.keys(before)
      .sort()
      .map((key, place) => [key, place]),
  )
  const patch: MendozaPatch = []
  for (const [key, value] of Object.entries(after)) {
    if (value === undefined || isDeepStrictEqual(before[key], value)) continue
    patch.push(...encodeField(key, places.get(key), before[key], value))
  }
  for (const [key, place] of places) if (after[key] === undefined) patch.push(OBJECT_DELETE_FIELD, place)
  return patch
}

function encodeField(key: string, place: number | undefined, before: unknown, after: unknown): MendozaPatch {
  if (place !== undefined && isRecord(before) && isRecord(after)) {
    return [PUSH_FIELD_COPY, place, ...encodeObject(before, after), RETURN_INTO_OBJECT_SAME_KEY_POP]
  }
  if (place !== undefined && isKeyed(before) && isKeyed(after)) {
    return [PUSH_FIELD_BLANK, place, ...encodeArray(before, after), RETURN_INTO_OBJECT_SAME_KEY_POP]
  }
  return [OBJECT_SET_FIELD_VALUE, after, key]
}

function encodeArray(before: JsonRecord[], after: JsonRecord[]): MendozaPatch {
  const places = new Map(before.map((item, place) => [item._key, place]))
  return after.flatMap((item) => {
    const place = places.get(item._key)
    const old = place === undefined ? undefined : before[place]
    if (place === undefined || !old) return [ARRAY_APPEND_VALUE, item]
    if (isDeepStrictEqual(old, item)) return [ARRAY_APPEND_SLICE, place, place + 1]
    return [PUSH_ELEMENT_COPY, place, ...encodeObject(old, item), RETURN_INTO_ARRAY_POP]
  })
}

/** A list of objects that are told apart by `_key`; an empty one has nothing to compare. */
function isKeyed(value: unknown): value is JsonRecord[] {
  if (!Array.isArray(value) || value.length === 0) return false
  const keys = value.map((item: unknown) => (isRecord(item) ? item._key : undefined))
  return keys.every((key) => typeof key === 'string') && new Set(keys).size === keys.length
}
