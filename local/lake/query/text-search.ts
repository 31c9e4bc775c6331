/** The search behind `text::query()`: every word must occur somewhere in the document. */
import type { LakeDocument } from '../store/document.ts'

/** Ids of the documents with all words of `query`. A word that ends with `*` is a prefix, one with `-` must be absent. */
export function searchText(documents: readonly LakeDocument[], query: string): string[] {
  const terms = parseTerms(query)
  if (terms.length === 0) return documents.map((document) => document._id)
  return documents.filter((document) => matches(wordsOf(document), terms)).map((document) => document._id)
}

type Term = { word: string; prefix: boolean; absent: boolean }

function parseTerms(query: string): Term[] {
  return query.split(/\s+/).flatMap((part) => {
    const words = split(part)
    const absent = part.startsWith('-')
    return words.map((word, index) => ({
      word,
      absent,
      prefix: part.endsWith('*') && index === words.length - 1,
    }))
  })
}

function matches(words: readonly string[], terms: readonly Term[]): boolean {
  return terms.every(({ word, prefix, absent }) => {
    const found = words.some((other) => (prefix ? other.startsWith(word) : other === word))
    return found !== absent
  })
}

// A document object never changes, so its words are worth keeping.
const known = new WeakMap<LakeDocument, string[]>()

function wordsOf(document: LakeDocument): string[] {
  let words = known.get(document)
  if (!words) {
    words = [...new Set([...texts(document)].flatMap(split))]
    known.set(document, words)
  }
  return words
}

function* texts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) {
    for (const [key, field] of Object.entries(value))
      if (!key.startsWith('_') || key === '_id') yield* texts(field)
  }
}

function split(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
