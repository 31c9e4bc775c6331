/**
 * Rewrites a query so that `*[...]` looks into the indexes instead of at every document. groq-js knows no indexes, but
 * it asks its host for the target of a reference: `*` becomes a reference to a lookup, whose "target" is the list
 * of candidates. The filter stays, so a lookup can cost time but never change a result.
 */
import { type GroqNode, isGroqNode } from './groq.ts'
import { type Bindings, candidates, type IndexLookup } from './index-lookup.ts'
import { bindingSeparator, call, keySeparator, noKeys } from './outer-scope.ts'
import { type BindingExpressions, planIndexLookup } from './plan-index-lookup.ts'
import type { View } from './view.ts'

/** Begins the "references" that stand for lookups; no document id does. */
const lookupPrefix = '\u0000'

export type Plan = {
  tree: GroqNode
  lookups: IndexLookup[]
  /** What `text::query()` asks for; the ids found go into the parameters `search0`, `search1` ... */
  searches: string[]
}

export function planQuery(tree: GroqNode): Plan {
  const plan: Plan = { tree, lookups: [], searches: [] }
  plan.tree = rewriteNode(tree, plan, false)
  return plan
}

/** The target of a reference: a document, or the candidates of the lookup that it stands for. */
export function dereference(id: string, plan: Plan, view: View): unknown {
  if (!id.startsWith(lookupPrefix)) return view.get(id)
  const [number, ...texts] = id.slice(lookupPrefix.length).split(bindingSeparator)
  const bindings: Bindings = texts.map((keys) => (keys === noKeys ? undefined : keys.split(keySeparator)))
  const lookup = plan.lookups[Number(number)]
  return (lookup && candidates(lookup, bindings, view)) ?? view.all
}

/** `hidden`: directly in the scope of a `[]` traversal, which `^` skips, so that outer values cannot be lifted there. */
function rewriteNode(node: GroqNode, plan: Plan, hidden: boolean): GroqNode {
  const search = textQuery(node)
  if (search !== undefined) return searchResult(plan.searches.push(search) - 1)
  const copy: GroqNode = { ...node }
  for (const [part, value] of Object.entries(node)) {
    copy[part] = rewrite(value, plan, part === 'expr' ? isTraversal(node) : hidden)
  }
  if (node.type === 'Filter' && isGroqNode(node.base) && node.base.type === 'Everything') {
    copy.base = withLookup(node.base, node.expr, plan, hidden)
  }
  return copy
}

function rewrite(value: unknown, plan: Plan, hidden: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => rewrite(item, plan, hidden))
  if (isGroqNode(value)) return value.type === 'Value' ? value : rewriteNode(value, plan, hidden)
  return value
}

const isTraversal = (node: GroqNode) => node.type === 'Map' || node.type === 'FlatMap'

function withLookup(everything: GroqNode, filter: unknown, plan: Plan, hidden: boolean): GroqNode {
  const bindings: BindingExpressions = []
  const lookup = planIndexLookup(filter, hidden ? undefined : bindings)
  if (!lookup) return everything
  const start: GroqNode = { type: 'Value', value: lookupPrefix + String(plan.lookups.push(lookup) - 1) }
  const reference = bindings.reduce(
    (left, keys) => plus(plus(left, { type: 'Value', value: bindingSeparator }), keys),
    start,
  )
  const attributes = [{ type: 'ObjectAttributeValue', name: '_ref', value: reference }]
  return call('global', 'coalesce', [{ type: 'Deref', base: { type: 'Object', attributes } }, everything])
}

const plus = (left: GroqNode, right: GroqNode): GroqNode => ({ type: 'OpCall', op: '+', left, right })

/** The words of `... match text::query("words")`, which groq-js cannot evaluate. */
function textQuery(node: GroqNode): string | undefined {
  const { right } = node
  if (node.op !== 'match' || !isGroqNode(right) || right.namespace !== 'text' || right.name !== 'query')
    return undefined
  const [argument] = Array.isArray(right.args) ? right.args : []
  return isGroqNode(argument) && typeof argument.value === 'string' ? argument.value : ''
}

function searchResult(index: number): GroqNode {
  const right = { type: 'Parameter', name: `search${index}` }
  return { type: 'OpCall', op: 'in', left: { type: 'AccessAttribute', name: '_id' }, right }
}
