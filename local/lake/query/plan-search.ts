/**
 * The Studio's two searches: in a list, `*[... match text::query(...)]`, and global, `*[...] | score(...) [_score >
 * 0]`. groq-js would do for every document the work that only matches need.
 */
import { compileScore, type Score } from './compile-score.ts'
import { fieldPath, textQuery } from './expression.ts'
import { type GroqNode, isGroqNode } from './groq.ts'
import { lookupNode, type Plan } from './host-call.ts'

/** The same search with our own functions; `undefined` if it isn't one of these searches. */
export function planSearch(node: GroqNode, plan: Plan): GroqNode | undefined {
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
