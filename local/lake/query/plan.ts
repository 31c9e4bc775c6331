/**
 * Rewrites a query so that `*[...]` looks into the indexes instead of at every document, which groq-js does not know.
 * The filter stays, so a lookup can cost time but never change a result. Text search is done by functions of ours.
 */
import { textQuery } from './expression.ts'
import { type GroqNode, isGroqNode } from './groq.ts'
import { functionNode, lookupNode, type Plan } from './host-call.ts'
import { call, select } from './outer-scope.ts'
import { type BindingExpressions, planIndexLookup } from './plan-index-lookup.ts'
import { planSearch } from './plan-search.ts'
import { planTopN } from './plan-top-n.ts'
import { matchesText } from './text-search.ts'

export function planQuery(tree: GroqNode): Plan {
  const plan: Plan = { tree, lookups: [], functions: [] }
  plan.tree = rewriteNode(tree, plan, false)
  return plan
}

/** `hidden`: directly in the scope of a `[]` traversal, which `^` skips, so that outer values cannot be lifted there. */
function rewriteNode(node: GroqNode, plan: Plan, hidden: boolean): GroqNode {
  const query = textQuery(node)
  if (query) return functionNode((document) => matchesText(document, query.terms, query.path), plan)
  const search = planSearch(node, plan)
  if (search) return search
  const copy: GroqNode = { ...node }
  for (const [part, value] of Object.entries(node)) {
    copy[part] = rewrite(value, plan, part === 'expr' ? isTraversal(node) : hidden)
  }
  if (node.type === 'Filter' && isGroqNode(node.base) && node.base.type === 'Everything') {
    copy.base = withLookup(node.base, node.expr, plan, hidden)
  }
  if (node.type === 'Filter') copy.expr = untilDecided(copy.expr)
  return node.type === 'Slice' ? planTopN(node, copy, plan) : copy
}

function rewrite(value: unknown, plan: Plan, hidden: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => rewrite(item, plan, hidden))
  if (isGroqNode(value)) return value.type === 'Value' ? value : rewriteNode(value, plan, hidden)
  return value
}

/**
 * groq-js evaluates both sides of `&&` and `||`. A filter lets through what is true and nothing else, so that the right side can wait for
 * the left one.
 */
function untilDecided(node: unknown): unknown {
  if (!isGroqNode(node)) return node
  if (node.type === 'Group') return { ...node, base: untilDecided(node.base) }
  if (node.type !== 'And' && node.type !== 'Or') return node
  const [left, right] = [untilDecided(node.left), untilDecided(node.right)]
  return node.type === 'And' ? select(left, right) : select(left, { type: 'Value', value: true }, right)
}

const isTraversal = (node: GroqNode) => node.type === 'Map' || node.type === 'FlatMap'

function withLookup(everything: GroqNode, filter: unknown, plan: Plan, hidden: boolean): GroqNode {
  const bindings: BindingExpressions = []
  const lookup = planIndexLookup(filter, hidden ? undefined : bindings)
  if (!lookup) return everything
  return call('global', 'coalesce', [lookupNode(lookup, bindings, plan), everything])
}
