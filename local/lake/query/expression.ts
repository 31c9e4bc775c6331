/** Reads fields, constants and text searches from a query's expressions. */
import { type GroqNode, isGroqNode } from './groq.ts'
import { parseSearchTerms, type SearchTerm } from './text-search.ts'

/** `slug.current` for that attribute chain on the filtered document. */
export function fieldPath(node: unknown): string | undefined {
  if (!isGroqNode(node) || node.type !== 'AccessAttribute' || typeof node.name !== 'string') return undefined
  if (node.base === undefined || (isGroqNode(node.base) && node.base.type === 'This')) return node.name
  const base = fieldPath(node.base)
  return base && `${base}.${node.name}`
}

export function constant(node: unknown): string[] | undefined {
  return isGroqNode(node) && node.type === 'Value' && typeof node.value === 'string'
    ? [node.value]
    : undefined
}

export function constants(node: unknown): string[] | undefined {
  if (!isGroqNode(node)) return undefined
  if (node.type === 'Value' && Array.isArray(node.value)) {
    return node.value.every((value) => typeof value === 'string') ? node.value : undefined
  }
  if (node.type !== 'Array' || !Array.isArray(node.elements)) return constant(node)
  const values = node.elements.map((element) => (element.isSplat ? undefined : constant(element.value)))
  return values.every((value) => value !== undefined) ? values.flat() : undefined
}

/** The terms of `<text> match text::query("words")`, which groq-js can't evaluate, and the searched field. */
export function textQuery(node: GroqNode): { terms: SearchTerm[]; path: string } | undefined {
  const { left, right } = node
  if (node.op !== 'match' || !isGroqNode(right) || right.namespace !== 'text' || right.name !== 'query')
    return undefined
  const [argument] = Array.isArray(right.args) ? right.args : []
  const text = isGroqNode(argument) && typeof argument.value === 'string' ? argument.value : ''
  return { terms: parseSearchTerms(text), path: searchedPath(left) }
}

/** `title`, or `body` of `pt::text(body)`; anything else searches the whole document. */
function searchedPath(node: unknown): string {
  if (isGroqNode(node) && node.namespace === 'pt' && node.name === 'text' && Array.isArray(node.args)) {
    return fieldPath(node.args[0]) ?? ''
  }
  return fieldPath(node) ?? ''
}
