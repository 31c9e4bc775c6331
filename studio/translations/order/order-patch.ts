import type { Path } from 'sanity'
import { patchPath } from '../documents/source-record.ts'
import type { ContentDocument } from '../documents/translated-copy.ts'
import { isTextBlock } from '../units/units.ts'

type Item = { _key: string }
type MovedList = { path: Path; list: readonly Item[] }

/** The Studio's grid and the site show these in English order anyway. */
const withoutOrder = ['uiStrings']

/**
 * The patch that puts the lists of a translation in English order; empty if they already are. Items are matched by
 * `_key`, which a translation has because it starts as a copy. Items that only the translation has stay behind the same
 * neighbour.
 */
export function orderPatch(english: ContentDocument, translation: ContentDocument): Record<string, unknown> {
  if (withoutOrder.includes(english._type)) return {}
  return Object.fromEntries(
    movedLists(translation, inEnglishOrder(english, translation), []).map(({ path, list }) => [
      patchPath(path),
      list,
    ]),
  )
}

/** Whether English determines the order of all items of a translated list, of some, or of none. */
export function sourceOrderScope(english: unknown, own: unknown): 'whole' | 'part' | 'none' {
  if (!isKeyedList(english) || !isKeyedList(own) || isRichText(own)) return 'none'
  const shared = own.filter(({ _key }) => english.some((item) => item._key === _key))
  if (shared.length < 2) return 'none'
  return shared.length === own.length ? 'whole' : 'part'
}

/** A value with all lists in English order; the same object if nothing moves. */
export function inEnglishOrder(english: unknown, own: unknown): unknown {
  if (isKeyedList(english) && isKeyedList(own)) {
    const counterparts = new Map(english.map((item) => [item._key, item]))
    const items = own.map((item) => inEnglishOrder(counterparts.get(item._key), item)).filter(isItem)
    return sameOr(own, sorted([...counterparts.keys()], items, isRichText(own)))
  }
  if (!isObject(english) || !isObject(own) || isTextBlock(own)) return own
  const fields = Object.entries(own).map(([name, value]) => [name, inEnglishOrder(english[name], value)])
  return sameOr(own, Object.fromEntries(fields))
}

/**
 * Rich text (`isWhole`) is reordered only if both sides have the same blocks: an extra paragraph leaves it unclear
 * which of its neighbours it belongs to.
 */
function sorted(keys: readonly string[], items: readonly Item[], isWhole: boolean): readonly Item[] {
  const own = new Set(items.map(({ _key }) => _key))
  const shared = keys.filter((key) => own.has(key))
  if (own.size !== items.length || (isWhole && (shared.length !== keys.length || shared.length !== own.size)))
    return items
  const followers = Map.groupBy(items, (item) => leaderOf(item, items, shared))
  return [undefined, ...shared].flatMap((key) => followers.get(key) ?? [])
}

/** The key of the shared item itself, or of the last one before an item; undefined before the first. */
function leaderOf(item: Item, items: readonly Item[], shared: readonly string[]): string | undefined {
  return items.slice(0, items.indexOf(item) + 1).findLast(({ _key }) => shared.includes(_key))?._key
}

/** The outermost lists whose order changed, nested changes included. */
function movedLists(before: unknown, after: unknown, path: Path): MovedList[] {
  if (before === after) return []
  if (isKeyedList(before) && isKeyedList(after)) {
    if (before.some(({ _key }, index) => after[index]?._key !== _key)) return [{ path, list: after }]
    return before.flatMap((item, index) => movedLists(item, after[index], [...path, { _key: item._key }]))
  }
  if (!isObject(before) || !isObject(after)) return []
  return Object.entries(before).flatMap(([name, value]) => movedLists(value, after[name], [...path, name]))
}

/** The old object if all members are identical, to preserve identity. */
function sameOr<Value extends object>(before: Value, after: Value): Value {
  const [old, now] = [Object.values(before), Object.values(after)]
  return old.every((value, index) => value === now[index]) ? before : after
}

function isRichText(list: readonly unknown[]): boolean {
  return list.some(isTextBlock)
}

function isKeyedList(value: unknown): value is Item[] {
  return Array.isArray(value) && value.every(isItem)
}

function isItem(value: unknown): value is Item {
  return isObject(value) && typeof value._key === 'string'
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
