/**
 * Values that a filter takes from around it, such as `^._id` in `*[references(^._id)]`, as an expression to be
 * evaluated there, once, instead of for each document.
 */
import { type GroqNode, isGroqNode } from './groq.ts'

/** Comes between the keys of a binding, and before each binding; no id or slug has them. */
export const keySeparator = '\u0001'
export const bindingSeparator = '\u0002'
/** Stands for a value that is neither a string nor a list of strings. */
export const noKeys = '\u0003'

/** An expression that gives the keys as one string, or `undefined` when `node` depends on the filtered document. */
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

/** `select(condition => value, fallback)`; without a fallback it is null where the condition is not true. */
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

/** `_ref` in `refs[]._ref`: an attribute of the item, which looks the same from everywhere. */
function isOwnAttribute(node: unknown): boolean {
  if (!isGroqNode(node)) return false
  if (node.type === 'This') return true
  return node.type === 'AccessAttribute' && (node.base === undefined || isOwnAttribute(node.base))
}
