/** What the indexes alone can say about the documents that a filter lets through. */
import type { LakeDocument } from '../store/document.ts'
import type { Score } from './compile-score.ts'
import { byId } from './ordered-documents.ts'
import { textOf } from './text-search.ts'
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

/** Documents that are put together only when they turn out to be the fewest; `atMost` so many. */
type Candidates = { atMost: number; list(): LakeDocument[] }

/** The fewest candidates that the indexes can name, or `undefined` when they cannot narrow it down. */
export function candidates(lookup: IndexLookup, bindings: Bindings, view: View): LakeDocument[] | undefined {
  return narrow(lookup, bindings, view)?.list()
}

function narrow(lookup: IndexLookup, bindings: Bindings, view: View): Candidates | undefined {
  switch (lookup.kind) {
    case 'field':
      return lookUp(lookup.keys, bindings, (key) => withField(lookup.path, key, view))
    case 'references':
      return lookUp(lookup.keys, bindings, (key) => ({
        atMost: view.countReferencing(key),
        list: () => view.referencing(key),
      }))
    case 'search': {
      const found = lookup.ranked
        ? ranked(lookup.score, view)
        : view.all.filter((each) => lookup.score(each, view) > 0)
      return { atMost: found.length, list: () => found }
    }
    case 'all': {
      const parts = lookup.parts.flatMap((part) => narrow(part, bindings, view) ?? [])
      return parts.sort((a, b) => a.atMost - b.atMost)[0]
    }
    case 'any': {
      const parts = lookup.parts.map((part) => narrow(part, bindings, view))
      return parts.every((part) => part !== undefined) ? union(parts) : undefined
    }
  }
}

function withField(path: string, key: string, view: View): Candidates {
  if (path !== '_id') return { atMost: view.countWithField(path, key), list: () => view.withField(path, key) }
  const document = view.get(key)
  const found = document ? [document] : []
  return { atMost: found.length, list: () => found }
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
  find: (key: string) => Candidates,
): Candidates | undefined {
  const values = typeof keys === 'number' ? bindings[keys] : keys
  return values && union([...new Set(values)].map(find))
}

function union(parts: Candidates[]): Candidates {
  const list = (): LakeDocument[] => {
    const [first = [], ...rest] = new Set(parts.map((part) => part.list()))
    return rest.length === 0 ? first : byId([...new Set([first, ...rest].flat())])
  }
  return { atMost: parts.reduce((sum, { atMost }) => sum + atMost, 0), list }
}
