/**
 * Rewrites a query so that `*[...]` looks into the indexes instead of at every document. groq-js knows no indexes, but
 * it asks its host for the target of a reference: `*` becomes a reference to a narrowing, whose "target" is the list
 * of candidates. The filter stays, so a narrowing can cost time but never change a result.
 */
import { type GroqNode, isGroqNode } from './groq.ts'
import { narrowFilter, type SlotExpressions } from './narrow-filter.ts'
import { candidates, type Narrowing, type Slots } from './narrowing.ts'
import { call, KEY_SEPARATOR, NO_KEYS, SLOT_SEPARATOR } from './outer-keys.ts'
import type { View } from './view.ts'

/** Begins the "references" that stand for narrowings; no document id does. */
const MARK = '\u0000'

export type Plan = {
  tree: GroqNode
  narrowings: Narrowing[]
  /** What `text::query()` asks for; the ids found go into the parameters `search0`, `search1` ... */
  searches: string[]
}

export function planQuery(tree: GroqNode): Plan {
  const plan: Plan = { tree, narrowings: [], searches: [] }
  plan.tree = rewriteNode(tree, plan, false)
  return plan
}

/** The target of a reference: a document, or the candidates of the narrowing that it stands for. */
export function dereference(id: string, plan: Plan, view: View): unknown {
  if (!id.startsWith(MARK)) return view.get(id)
  const [number, ...texts] = id.slice(MARK.length).split(SLOT_SEPARATOR)
  const slots: Slots = texts.map((keys) => (keys === NO_KEYS ? undefined : keys.split(KEY_SEPARATOR)))
  const narrowing = plan.narrowings[Number(number)]
  return (narrowing && candidates(narrowing, slots, view)) ?? view.all
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
    copy.base = narrowed(node.base, node.expr, plan, hidden)
  }
  return copy
}

function rewrite(value: unknown, plan: Plan, hidden: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => rewrite(item, plan, hidden))
  if (isGroqNode(value)) return value.type === 'Value' ? value : rewriteNode(value, plan, hidden)
  return value
}

const isTraversal = (node: GroqNode) => node.type === 'Map' || node.type === 'FlatMap'

function narrowed(everything: GroqNode, filter: unknown, plan: Plan, hidden: boolean): GroqNode {
  const slots: SlotExpressions = []
  const narrowing = narrowFilter(filter, hidden ? undefined : slots)
  if (!narrowing) return everything
  const start: GroqNode = { type: 'Value', value: MARK + String(plan.narrowings.push(narrowing) - 1) }
  const reference = slots.reduce(
    (left, keys) => plus(plus(left, { type: 'Value', value: SLOT_SEPARATOR }), keys),
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
