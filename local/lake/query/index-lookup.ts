/** What the indexes alone can say about the documents that a filter lets through. */
import type { LakeDocument } from '../store/document.ts'
import type { Score } from './compile-score.ts'
import { textOf } from './text-search.ts'
import { byId } from './value-index.ts'
import type { View } from './view.ts'

/**
 * `keys` are values known beforehand; a number is the position of a binding, a value that is known once the query runs.
 * The documents that pass are always among those of the lookup, which may have more: the filter still runs.
 */
export type IndexLookup =
  | { kind: 'field'; path: string; keys: string[] | number }
  | { kind: 'references'; keys: string[] | number }
  /** The documents with a score; ranked ones have it as `_score`, the best first. */
  | { kind: 'search'; score: Score; ranked: boolean }
  | { kind: 'all' | 'any'; parts: IndexLookup[] }

/** The keys of each binding; `undefined` when they turned out to be something that no index has. */
export type Bindings = readonly (string[] | undefined)[]

/** The fewest candidates that the indexes can name, or `undefined` when they cannot narrow it down. */
export function candidates(lookup: IndexLookup, bindings: Bindings, view: View): LakeDocument[] | undefined {
  switch (lookup.kind) {
    case 'field':
      return lookUp(lookup.keys, bindings, (key) => {
        if (lookup.path !== '_id') return view.withField(lookup.path, key)
        const document = view.get(key)
        return document ? [document] : []
      })
    case 'references':
      return lookUp(lookup.keys, bindings, (key) => view.referencing(key))
    case 'search':
      return lookup.ranked
        ? ranked(lookup.score, view)
        : view.all.filter((each) => lookup.score(each, view) > 0)
    case 'all': {
      const lists = lookup.parts.flatMap((part) => {
        const list = candidates(part, bindings, view)
        return list ? [list] : []
      })
      return lists.sort((a, b) => a.length - b.length)[0]
    }
    case 'any': {
      const lists = lookup.parts.map((part) => candidates(part, bindings, view))
      return lists.every((list) => list !== undefined) ? union(lists) : undefined
    }
  }
}

/** Makes the indexes of a lookup beforehand: within an evaluation that is cut off, they would never be done. */
export function prepareIndexes(lookup: IndexLookup, view: View): void {
  if (lookup.kind === 'field') view.withField(lookup.path, '')
  else if (lookup.kind === 'references') view.referencing('')
  else if (lookup.kind === 'search') for (const document of view.all) textOf(document)
  else for (const part of lookup.parts) prepareIndexes(part, view)
}

function ranked(score: Score, view: View): LakeDocument[] {
  const scored = view.all.flatMap((document) => {
    const points = score(document, view)
    return points > 0 ? [{ document, points }] : []
  })
  scored.sort((a, b) => b.points - a.points)
  return scored.map(({ document, points }) => ({ ...document, _score: points }))
}

function lookUp(
  keys: string[] | number,
  bindings: Bindings,
  find: (key: string) => LakeDocument[],
): LakeDocument[] | undefined {
  const values = typeof keys === 'number' ? bindings[keys] : keys
  return values && union([...new Set(values)].map(find))
}

function union(lists: LakeDocument[][]): LakeDocument[] {
  const [first = [], ...rest] = lists
  return rest.length === 0 ? first : byId([...new Set(lists.flat())])
}
