/** The search of `text::query()`: every word must occur somewhere in the document, or in one field. */
import { isRecord } from '../json.ts'
import type { LakeDocument } from '../store/document.ts'

/** A pattern for normalized text: ` word` for a prefix, ` word ` for a whole word. */
export type SearchTerm = { pattern: string; isAbsent: boolean }

/** A word that ends with `*` is a prefix; one that starts with `-` must be absent. */
export function parseSearchTerms(query: string): SearchTerm[] {
  return query.split(/\s+/).flatMap((part) => {
    const words = normalize(part).trim().split(' ').filter(Boolean)
    const isPrefix = part.endsWith('*')
    return words.map((word, index) => ({
      pattern: isPrefix && index === words.length - 1 ? ` ${word}` : ` ${word} `,
      isAbsent: part.startsWith('-'),
    }))
  })
}

/** Whether the document, or its field at `path`, matches all terms. */
export function matchesText(document: LakeDocument, terms: readonly SearchTerm[], path = ''): boolean {
  const text = textOf(document, path)
  return terms.every(({ pattern, isAbsent }) => text.includes(pattern) !== isAbsent)
}

// Documents are immutable, so their texts can be cached.
const textsByDocument = new WeakMap<LakeDocument, Map<string, string>>()

/** The normalized text of a document, or of its field at `path`. */
export function textOf(document: LakeDocument, path = ''): string {
  let texts = textsByDocument.get(document)
  if (!texts) {
    texts = new Map()
    textsByDocument.set(document, texts)
  }
  let text = texts.get(path)
  if (text === undefined) {
    const parts: string[] = []
    collectTexts(valueAt(document, path), parts)
    text = normalize(parts.join(' '))
    texts.set(path, text)
  }
  return text
}

export function valueAt(document: LakeDocument, path: string): unknown {
  if (path === '') return document
  return path.split('.').reduce<unknown>((at, step) => (isRecord(at) ? at[step] : undefined), document)
}

function collectTexts(value: unknown, parts: string[]): void {
  if (typeof value === 'string') parts.push(value)
  else if (Array.isArray(value)) for (const item of value) collectTexts(item, parts)
  else if (isRecord(value)) {
    for (const key in value) if (key[0] !== '_' || key === '_id') collectTexts(value[key], parts)
  }
}

const isAscii = (text: string) => !/[^\0-\x7f]/.test(text)

/** Lower-case words without accents, with a space before and after each. */
function normalize(text: string): string {
  const lower = text.toLowerCase()
  const plain = isAscii(lower) ? lower : lower.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
  // Unicode patterns take ten times as long.
  const words = isAscii(plain)
    ? plain.replace(/[^a-z0-9]+/g, ' ')
    : plain.replace(/\p{M}/gu, '').replace(/[^\p{L}\p{N}]+/gu, ' ')
  return ` ${words.trim()} `
}
