/** What the indexes alone can say about the documents that a filter lets through. */
import type { LakeDocument } from '../store/document.ts'
import type { Score } from './compile-score.ts'
import { byId } from './ordered-documents.ts'
import { textOf } from './text-search.ts'
import { textAt, type View } from './view.ts'

/**
 * `keys` are values known beforehand; a number is the position of a binding, a value that is known once the query runs.
 * The documents that pass are always among those of the lookup, which may have more: the filter still runs.
 */
export type IndexLookup =
  | { kind: 'field'; path: string; keys: string[] | number }
  | { kind: 'references'; keys: string[] | number }
  /** The documents with a score; ranked ones have it as `_score`, the best first. */
  | { kind: 'search'; score: Score; ranked: boolean }
  /** Of the documents of another lookup, those that come first by a field, at least `count` of them if there are as many. */
  | { kind: 'first'; count: number; path: string; descending: boolean; of: IndexLookup }
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
    case 'first':
      return first(lookup, view)
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

/** None where a document of `of` has something else than text at `path`: where that would stand is not for an index to say. */
function first(
  { count, path, descending, of }: Extract<IndexLookup, { kind: 'first' }>,
  view: View,
): Candidates {
  const { ordered, others } = view.inOrderOf(path)
  const textOf = textAt(path)
  const mayPass = passing(of, view)
  const found: LakeDocument[] = []
  if (!others.some(mayPass)) {
    const at = (step: number) => ordered[descending ? ordered.length - 1 - step : step]
    for (let step = 0, document = at(0); document; step++, document = at(step)) {
      const last = found.at(-1)
      if (last && found.length >= count && textOf(last) !== textOf(document)) break
      if (mayPass(document)) found.push(document)
    }
  }
  return { atMost: found.length, list: () => byId(found) }
}

/** Tells whether a document is among those of a lookup; bindings are passed over. */
function passing(lookup: IndexLookup, view: View): (document: LakeDocument) => boolean {
  switch (lookup.kind) {
    case 'field': {
      const { keys } = lookup
      const textOf = textAt(lookup.path)
      return (document) => typeof keys === 'number' || keys.includes(textOf(document) ?? '')
    }
    case 'references': {
      const { keys } = lookup
      return (document) => typeof keys === 'number' || keys.some((id) => view.refersTo(document, id))
    }
    case 'search':
      return (document) => lookup.score(document, view) > 0
    case 'first':
      return passing(lookup.of, view)
    default: {
      const parts = lookup.parts.map((part) => passing(part, view))
      if (lookup.kind === 'all') return (document) => parts.every((part) => part(document))
      return (document) => parts.some((part) => part(document))
    }
  }
}

/** Makes the indexes of a lookup beforehand: within an evaluation that is cut off, they would never be done. */
export function prepareIndexes(lookup: IndexLookup, view: View): void {
  if (lookup.kind === 'field') view.withField(lookup.path, '')
  else if (lookup.kind === 'references') view.referencing('')
  else if (lookup.kind === 'first') {
    view.inOrderOf(lookup.path)
    prepareIndexes(lookup.of, view)
  } else if (lookup.kind === 'search') for (const document of view.all) textOf(document)
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
