/** Compiles the scores of a search; groq-js would match every expression against every document, word by word. */
import type { LakeDocument } from '../store/document.ts'
import { constant, constants, fieldPath, textQuery } from './expression.ts'
import { type GroqNode, isGroqNode } from './groq.ts'
import { matchesText, valueAt } from './text-search.ts'
import type { View } from './view.ts'

export type Score = (document: LakeDocument, view: View) => number

/**
 * Computes `score(...)` for a document by groq-js's rules; `undefined` if an expression contains more than text search,
 * types, references and boosts.
 */
export function compileScore(expressions: readonly unknown[]): Score | undefined {
  const scores = expressions.map(compile)
  if (!scores.every((score) => score !== undefined)) return undefined
  return (document, view) => scores.reduce((sum, score) => sum + score(document, view), 0)
}

function compile(node: unknown): Score | undefined {
  if (!isGroqNode(node)) return undefined
  if (node.type === 'And' || node.type === 'Or') return compileLogic(node)
  if (node.type === 'Group') {
    const inner = compile(node.base)
    return inner && ((document, view) => (inner(document, view) > 0 ? 1 : 0))
  }
  if (node.type === 'FuncCall') return compileCall(node)
  const query = textQuery(node)
  if (query) return (document) => (matchesText(document, query.terms, query.path) ? 1 : 0)
  return compileMembership(node)
}

function compileLogic(node: GroqNode): Score | undefined {
  const [left, right] = [compile(node.left), compile(node.right)]
  if (!left || !right) return undefined
  if (node.type === 'Or') return (document, view) => left(document, view) + right(document, view)
  return (document, view) => {
    const first = left(document, view)
    const second = first === 0 ? 0 : right(document, view)
    return second === 0 ? 0 : first + second
  }
}

function compileCall({ name, args }: GroqNode): Score | undefined {
  if (!Array.isArray(args)) return undefined
  if (name === 'boost') {
    const inner = compile(args[0])
    const boost = isGroqNode(args[1]) && args[1].type === 'Value' ? args[1].value : undefined
    if (!inner || typeof boost !== 'number') return undefined
    return (document, view) => {
      const score = inner(document, view)
      return score > 0 ? score + boost : 0
    }
  }
  const ids = name === 'references' ? args.map(constants) : [undefined]
  if (!ids.every((list) => list !== undefined)) return undefined
  const targets = ids.flat()
  return (document, view) => (targets.some((id) => view.refersTo(document, id)) ? 1 : 0)
}

/** Compiles `_type in ["a", "b"]` and `_type == "a"`. */
function compileMembership({ op, left, right }: GroqNode): Score | undefined {
  const path = fieldPath(left)
  const values =
    op === '==' ? constant(right) : op === 'in' && !constant(right) ? constants(right) : undefined
  if (!path || !values) return undefined
  const allowed = new Set<unknown>(values)
  return (document) => (allowed.has(valueAt(document, path)) ? 1 : 0)
}
