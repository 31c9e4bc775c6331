/** Narrows down the documents of a filter by indexes alone. */
import type { LakeDocument } from '../store/document.ts'
import type { Score } from './compile-score.ts'
import { byId } from './ordered-documents.ts'
import { textOf } from './text-search.ts'
import type { View } from './view.ts'

/**
 * `keys` are constants, or the index of a binding whose value is known once the query runs. A lookup includes every
 * document that matches the filter and may include more: the filter still runs.
 */
export type IndexLookup =
  | { kind: 'field'; path: string; keys: string[] | number }
  | { kind: 'references'; keys: string[] | number }
  /** Documents with a score above zero for `filter`. With `rank`, those with a `_score` above zero, highest first. */
  | { kind: 'search'; filter: Score; rank?: Score }
  | { kind: 'all' | 'any'; parts: IndexLookup[] }

/** The text of each binding; `undefined` for a value that isn't text and therefore in no index. */
export type Bindings = readonly (string | undefined)[]

/** Documents that are listed only if they turn out to be the smallest set; `atMost` is an upper bound. */
type Candidates = { atMost: number; list(): LakeDocument[] }

/** The smallest set of candidates in the indexes; `undefined` if they can't narrow it down. */
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
      const matching = view.all.filter((each) => lookup.filter(each, view) > 0)
      const found = lookup.rank ? ranked(matching, lookup.rank, view) : matching
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

/** Builds a lookup's indexes before the time-limited evaluation, which could never finish them. */
export function prepareIndexes(lookup: IndexLookup, view: View): void {
  if (lookup.kind === 'field') view.withField(lookup.path, '')
  else if (lookup.kind === 'references') view.referencing('')
  else if (lookup.kind === 'search') for (const document of view.all) textOf(document)
  else for (const part of lookup.parts) prepareIndexes(part, view)
}

/** Like `score()`, which adds to a `_score` that a document already has. */
function ranked(documents: LakeDocument[], rank: Score, view: View): LakeDocument[] {
  const scored = documents.flatMap((document) => {
    const own = typeof document._score === 'number' ? document._score : 0
    const points = own + rank(document, view)
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
  if (typeof keys !== 'number') return union([...new Set(keys)].map(find))
  const key = bindings[keys]
  return key === undefined ? undefined : find(key)
}

function union(parts: Candidates[]): Candidates {
  const list = (): LakeDocument[] => {
    const [first = [], ...rest] = new Set(parts.map((part) => part.list()))
    return rest.length === 0 ? first : byId([...new Set([first, ...rest].flat())])
  }
  return { atMost: parts.reduce((sum, { atMost }) => sum + atMost, 0), list }
}
