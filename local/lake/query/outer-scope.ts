/**
 * Text that a filter takes from its outer scope, such as `^._id` in `*[references(^._id)]`, as an expression that is
 * evaluated there once, not once per document.
 */
import { type GroqNode, isGroqNode } from './groq.ts'

/** `=` and the text, or nothing for a value of another type; `undefined` if `node` depends on the filtered document. */
export function outerScopeText(node: unknown): GroqNode | undefined {
  const outer = lift(node)
  if (!outer) return undefined
  const args = [plus(valueNode('='), outer), valueNode('')]
  return { type: 'FuncCall', namespace: 'global', name: 'coalesce', args }
}

export const valueNode = (value: string): GroqNode => ({ type: 'Value', value })

/** Joins two texts; null if one isn't a text. */
export const plus = (left: GroqNode, right: GroqNode): GroqNode => ({ type: 'OpCall', op: '+', left, right })

/** `select(condition => value, fallback)`; without a fallback, null unless the condition is true. */
export function select(condition: unknown, value: unknown, fallback?: unknown): GroqNode {
  const alternatives = [{ type: 'SelectAlternative', condition, value }]
  return { type: 'Select', alternatives, ...(fallback === undefined ? {} : { fallback }) }
}

/** The same chain of attributes, one scope further out. */
function lift(node: unknown): GroqNode | undefined {
  if (!isGroqNode(node)) return undefined
  if (node.type === 'Parent' && typeof node.n === 'number') {
    return node.n === 1 ? { type: 'This' } : { type: 'Parent', n: node.n - 1 }
  }
  if (node.type !== 'AccessAttribute') return undefined
  const base = lift(node.base)
  return base && { ...node, base }
}
