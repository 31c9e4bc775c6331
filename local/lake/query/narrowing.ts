/** What can be known about the documents that a filter lets through, from the indexes alone. */
import type { LakeDocument } from '../store/document.ts'
import { byId } from './value-index.ts'
import type { View } from './view.ts'

/**
 * `keys` are values known beforehand; a number is the place of a value that is known once the query runs (a "slot").
 * The documents that pass are always among those of the narrowing, never all of them: the filter still runs.
 */
export type Narrowing =
  | { kind: 'field'; path: string; keys: string[] | number }
  | { kind: 'references'; keys: string[] | number }
  | { kind: 'all' | 'any'; parts: Narrowing[] }

/** The keys of a slot; `undefined` when they turned out to be something that no index has. */
export type Slots = readonly (string[] | undefined)[]

/** The fewest candidates that the indexes can name, or `undefined` when they cannot narrow the filter. */
export function candidates(narrowing: Narrowing, slots: Slots, view: View): LakeDocument[] | undefined {
  switch (narrowing.kind) {
    case 'field':
      return lookUp(narrowing.keys, slots, (key) => {
        if (narrowing.path !== '_id') return view.withField(narrowing.path, key)
        const document = view.get(key)
        return document ? [document] : []
      })
    case 'references':
      return lookUp(narrowing.keys, slots, (key) => view.referencing(key))
    case 'all': {
      const found = narrowing.parts.flatMap((part) => {
        const list = candidates(part, slots, view)
        return list ? [list] : []
      })
      return found.sort((a, b) => a.length - b.length)[0]
    }
    case 'any': {
      const lists = narrowing.parts.map((part) => candidates(part, slots, view))
      return lists.every((list) => list !== undefined) ? union(lists) : undefined
    }
  }
}

function lookUp(
  keys: string[] | number,
  slots: Slots,
  find: (key: string) => LakeDocument[],
): LakeDocument[] | undefined {
  const values = typeof keys === 'number' ? slots[keys] : keys
  return values && union([...new Set(values)].map(find))
}

function union(lists: LakeDocument[][]): LakeDocument[] {
  const [first = [], ...rest] = lists
  return rest.length === 0 ? first : byId([...new Set(lists.flat())])
}
