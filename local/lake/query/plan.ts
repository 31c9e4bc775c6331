/**
 * Rewrites a query so that `*[...]` uses indexes, which groq-js doesn't have. The filter still runs, so a lookup can
 * cost time but never change a result. Text search runs as our own functions.
 */

import { compileScore, type Score } from './compile-score.ts'
import { fieldPath, textQuery } from './expression.ts'
import { type GroqNode, isGroqNode } from './groq.ts'
import { functionNode, lookupNode, type Plan } from './host-call.ts'
import { select } from './outer-scope.ts'
import { type BindingExpressions, planIndexLookup } from './plan-index-lookup.ts'
import { matchesText } from './text-search.ts'

export function planQuery(tree: GroqNode): Plan {
  const plan: Plan = { tree, lookups: [], functions: [] }
  plan.tree = rewriteNode(tree, plan, false)
  return plan
}

/**
 * `inTraversal`: directly in the scope of a `[]` traversal, which `^` skips, so that outer values can't be moved out.
 */
function rewriteNode(node: GroqNode, plan: Plan, inTraversal: boolean): GroqNode {
  const query = textQuery(node)
  if (query) return functionNode((document) => matchesText(document, query.terms, query.path), plan)
  const search = planSearch(node, plan)
  if (search) return search
  const copy: GroqNode = { ...node }
  for (const [part, value] of Object.entries(node)) {
    copy[part] = rewrite(value, plan, part === 'expr' ? isTraversal(node) : inTraversal)
  }
  if (node.type === 'Filter' && isGroqNode(node.base) && node.base.type === 'Everything') {
    copy.base = withLookup(node.base, node.expr, plan, inTraversal)
  }
  if (node.type === 'Filter') copy.expr = withShortCircuit(copy.expr)
  return copy
}

function rewrite(value: unknown, plan: Plan, inTraversal: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => rewrite(item, plan, inTraversal))
  if (isGroqNode(value)) return value.type === 'Value' ? value : rewriteNode(value, plan, inTraversal)
  return value
}

/**
 * Short-circuits `&&` and `||`, of which groq-js evaluates both sides. In a filter, only `true` counts, so the result
 * is the same.
 */
function withShortCircuit(node: unknown): unknown {
  if (!isGroqNode(node)) return node
  if (node.type === 'Group') return { ...node, base: withShortCircuit(node.base) }
  if (node.type !== 'And' && node.type !== 'Or') return node
  const [left, right] = [withShortCircuit(node.left), withShortCircuit(node.right)]
  return node.type === 'And' ? select(left, right) : select(left, { type: 'Value', value: true }, right)
}

const isTraversal = (node: GroqNode) => node.type === 'Map' || node.type === 'FlatMap'

function withLookup(everything: GroqNode, filter: unknown, plan: Plan, inTraversal: boolean): GroqNode {
  const bindings: BindingExpressions = []
  const lookup = planIndexLookup(filter, inTraversal ? undefined : bindings)
  if (!lookup) return everything
  return lookupNode(lookup, bindings, plan)
}

/**
 * The Studio's two searches: in a list, `*[... match text::query(...)]`, and global, `*[...] | score(...) [_score >
 * 0]`. groq-js would do for every document the work that only matches need. Returns `undefined` if it isn't one of these searches.
 */
function planSearch(node: GroqNode, plan: Plan): GroqNode | undefined {
  if (node.type !== 'Filter' || !isGroqNode(node.base)) return undefined
  if (node.base.type === 'Everything') {
    const filter = hasTextQuery(node.expr) ? compileScore([node.expr]) : undefined
    return filter && lookupNode({ kind: 'search', filter }, [], plan)
  }
  const { type, name, args, base } = node.base
  if (type !== 'PipeFuncCall' || name !== 'score' || !Array.isArray(args) || !isScored(node.expr))
    return undefined
  const [filter, rank] = [isGroqNode(base) && compileFilter(base), compileScore(args)]
  return filter && rank ? lookupNode({ kind: 'search', filter, rank }, [], plan) : undefined
}

function compileFilter({ type, base, expr }: GroqNode): Score | undefined {
  if (type === 'Everything') return () => 1
  return type === 'Filter' && isGroqNode(base) && base.type === 'Everything'
    ? compileScore([expr])
    : undefined
}

/** `_score > 0` */
function isScored(node: unknown): boolean {
  if (!isGroqNode(node) || node.op !== '>' || !isGroqNode(node.right)) return false
  return fieldPath(node.left) === '_score' && node.right.value === 0
}

function hasTextQuery(node: unknown): boolean {
  if (!isGroqNode(node)) return false
  return textQuery(node) !== undefined || [node.left, node.right, node.base].some(hasTextQuery)
}
