/**
 * Values that a filter takes from its outer scope, such as `^._id` in `*[references(^._id)]`, as an expression that is
 * evaluated there once, not once per document.
 */
import { type GroqNode, isGroqNode } from './groq.ts'

/** Separate the keys of a binding, and the bindings; no id or slug contains them. */
export const keySeparator = '\u0001'
export const bindingSeparator = '\u0002'
/** Represents a value that is neither a string nor a list of strings. */
export const noKeys = '\u0003'

/** An expression for the keys as one string; `undefined` if `node` depends on the filtered document. */
export function outerScopeKeys(node: unknown): GroqNode | undefined {
  const outer = lift(node)
  if (!outer) return undefined
  const joined = isList(node)
    ? call('array', 'join', [call('array', 'compact', [outer]), { type: 'Value', value: keySeparator }])
    : { type: 'OpCall', op: '+', left: { type: 'Value', value: '' }, right: outer }
  return call('global', 'coalesce', [joined, { type: 'Value', value: noKeys }])
}

export function call(namespace: string, name: string, args: GroqNode[]): GroqNode {
  return { type: 'FuncCall', namespace, name, args }
}

/** `select(condition => value, fallback)`; without a fallback, null unless the condition is true. */
export function select(condition: unknown, value: unknown, fallback?: unknown): GroqNode {
  const alternatives = [{ type: 'SelectAlternative', condition, value }]
  return { type: 'Select', alternatives, ...(fallback === undefined ? {} : { fallback }) }
}

const isList = (node: unknown) => isGroqNode(node) && node.type === 'Map'

/** The same chain of attributes, one scope further out. */
function lift(node: unknown): GroqNode | undefined {
  if (!isGroqNode(node)) return undefined
  if (node.type === 'Parent' && typeof node.n === 'number') {
    return node.n === 1 ? { type: 'This' } : { type: 'Parent', n: node.n - 1 }
  }
  if (node.type === 'AccessAttribute' || node.type === 'ArrayCoerce') {
    const base = lift(node.base)
    return base && { ...node, base }
  }
  if (node.type === 'Map') {
    const base = lift(node.base)
    return base && isOwnAttribute(node.expr) ? { ...node, base } : undefined
  }
  return undefined
}

/** `_ref` in `refs[]._ref`: an attribute of the item, which is the same in any scope. */
function isOwnAttribute(node: unknown): boolean {
  if (!isGroqNode(node)) return false
  if (node.type === 'This') return true
  return node.type === 'AccessAttribute' && (node.base === undefined || isOwnAttribute(node.base))
}
