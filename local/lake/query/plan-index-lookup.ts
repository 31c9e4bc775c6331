/** Derives an index lookup from a filter expression. */
import { constant, constants, fieldPath } from './expression.ts'
import { type GroqNode, isGroqNode } from './groq.ts'
import type { IndexLookup } from './index-lookup.ts'
import { outerScopeText } from './outer-scope.ts'

/** Expressions that are evaluated outside the filter, one per binding: the values of `^._id` and the like. */
export type BindingExpressions = GroqNode[]

/**
 * The lookup for `filter` by `_id`, fields and references, if there is one. Values from the outer scope are added to
 * `bindings`; without `bindings`, such parts are ignored.
 */
export function planIndexLookup(
  filter: unknown,
  bindings: BindingExpressions | undefined,
): IndexLookup | undefined {
  if (!isGroqNode(filter)) return undefined
  if (filter.type === 'Group') return planIndexLookup(filter.base, bindings)
  if (filter.type === 'And') {
    const parts = [planIndexLookup(filter.left, bindings), planIndexLookup(filter.right, bindings)].filter(
      (part) => part !== undefined,
    )
    return parts.length > 1 ? { kind: 'all', parts } : parts[0]
  }
  if (filter.type === 'Or') {
    const [left, right] = [planIndexLookup(filter.left, bindings), planIndexLookup(filter.right, bindings)]
    return left && right && { kind: 'any', parts: [left, right] }
  }
  if (filter.type === 'FuncCall' && filter.name === 'references' && filter.namespace === 'global') {
    return planReferences(filter.args, bindings)
  }
  return filter.type === 'OpCall' ? planComparison(filter, bindings) : undefined
}

function planReferences(args: unknown, bindings: BindingExpressions | undefined): IndexLookup | undefined {
  const parts = (Array.isArray(args) ? args : []).map((arg): IndexLookup | undefined => {
    const keys = constants(arg) ?? binding(arg, bindings)
    return keys === undefined ? undefined : { kind: 'references', keys }
  })
  if (parts.length === 0 || !parts.every((part) => part !== undefined)) return undefined
  return parts.length === 1 ? parts[0] : { kind: 'any', parts }
}

function planComparison(node: GroqNode, bindings: BindingExpressions | undefined): IndexLookup | undefined {
  const { op, left, right } = node
  if (op === 'in') {
    const path = fieldPath(left)
    const keys = constants(right)
    return path && keys ? { kind: 'field', path, keys } : undefined
  }
  if (op !== '==') return undefined
  for (const [field, value] of [
    [left, right],
    [right, left],
  ]) {
    const path = fieldPath(field)
    if (!path) continue
    const keys = constant(value) ?? binding(value, bindings)
    if (keys !== undefined) return { kind: 'field', path, keys }
  }
  return undefined
}

function binding(node: unknown, bindings: BindingExpressions | undefined): number | undefined {
  const expression = bindings && outerScopeText(node)
  return expression && bindings.push(expression) - 1
}
