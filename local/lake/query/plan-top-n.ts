/**
 * Plans `*[filter] | order(field desc)[0...8]`: if enough of the first documents by that field match, the others aren't
 * read. If not, the original query runs, so the result is always the same.
 */
import { fieldPath } from './expression.ts'
import { type GroqNode, isGroqNode } from './groq.ts'
import { lookupNode, type Plan } from './host-call.ts'
import { call, select } from './outer-scope.ts'
import { planIndexLookup } from './plan-index-lookup.ts'

/** `original` is the parsed slice; `rewritten` is the same slice after planning, with lookups in its filter. */
export function planTopN(original: GroqNode, rewritten: GroqNode, plan: Plan): GroqNode {
  const slice = readSlice(original)
  const order = slice && readOrder(original.base)
  const of = order && planIndexLookup(order.filter.expr, undefined)
  if (!of || !isGroqNode(rewritten.base) || !isGroqNode(rewritten.base.base)) return rewritten
  // In a list of two languages, about every second document matches; a few extra cost little.
  const count = slice.end * 4 + 16
  const { path, descending } = order
  const topCandidates = lookupNode({ kind: 'topN', count, path, descending, of }, [], plan)
  const matching: GroqNode = { ...rewritten.base.base, base: topCandidates }
  const hasEnough = {
    type: 'OpCall',
    op: '>=',
    left: call('global', 'count', [matching]),
    right: { type: 'Value', value: slice.end },
  }
  const value = { ...rewritten, base: { ...rewritten.base, base: matching } }
  return select(hasEnough, value, rewritten)
}

function readSlice({ type, left, right, isInclusive }: GroqNode): { end: number } | undefined {
  if (type !== 'Slice' || typeof left !== 'number' || typeof right !== 'number') return undefined
  return left >= 0 && right >= 0 ? { end: right + (isInclusive ? 1 : 0) } : undefined
}

type Order = { path: string; descending: boolean; filter: GroqNode }

function readOrder(node: unknown): Order | undefined {
  if (!isGroqNode(node) || node.type !== 'PipeFuncCall' || node.name !== 'order') return undefined
  const { base: filter, args } = node
  if (!isGroqNode(filter) || filter.type !== 'Filter') return undefined
  if (!isGroqNode(filter.base) || filter.base.type !== 'Everything') return undefined
  const [key] = Array.isArray(args) ? args : []
  const isDirected = isGroqNode(key) && (key.type === 'Desc' || key.type === 'Asc')
  const path = fieldPath(isDirected ? key.base : key)
  return path === undefined ? undefined : { path, descending: isDirected && key.type === 'Desc', filter }
}
