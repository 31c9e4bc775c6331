/**
 * Typed wrapper of groq-js, whose package lacks some of its types; the tree and the evaluation are typed as loosely as
 * they are used.
 */
import { evaluate, evaluateSync, parse } from 'groq-js'
import { isRecord, type JsonRecord } from '../json.ts'
import { dataError, notImplemented } from '../lake-error.ts'
import { runWithin } from './time-limit.ts'

export type GroqNode = { type: string; [part: string]: unknown }

export type Evaluation = {
  /** The value of `*`. */
  dataset: unknown
  params: JsonRecord
  dereference: (reference: { _ref: string }) => unknown
  identity: string
  sanity: { projectId: string; dataset: string }
}

export function isGroqNode(value: unknown): value is GroqNode {
  return isRecord(value) && typeof value.type === 'string'
}

/** Parses a query; parameters become constants. Throws 400 in the format of Sanity's API. */
export function parseGroq(query: string, params: JsonRecord): GroqNode {
  let tree: unknown
  let used: string[]
  try {
    tree = parse(query, { params })
    used = findParameters(tree)
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error)
    // A function, unlike the namespace `geo::`.
    if (description === 'Undefined function: geo') throw notImplemented('support the GROQ function geo()')
    const start = isRecord(error) && typeof error.position === 'number' ? error.position : 0
    throw dataError(400, 'queryParseError', description, { query, start, end: query.length })
  }
  if (!isGroqNode(tree)) throw new Error('groq-js returned no tree.')
  const missing = used.find((name) => !Object.hasOwn(params, name))
  if (missing === undefined) return tree
  const start = Math.max(0, query.indexOf(`$${missing}`))
  const position = { query, start, end: start + missing.length + 1 }
  throw dataError(400, 'queryParseError', `param $${missing} referenced, but not provided`, position)
}

function findParameters(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findParameters)
  if (!isGroqNode(value) && !isRecord(value)) return []
  if (value.type === 'Value') return []
  if (value.type === 'Parameter' && typeof value.name === 'string') return [value.name]
  return Object.values(value).flatMap(findParameters)
}

/**
 * Evaluates a tree, synchronously where groq-js can (2 to 7 times faster). Throws TimeLimitError after `milliseconds`
 * of synchronous work.
 */
export async function evaluateGroq(
  tree: GroqNode,
  evaluation: Evaluation,
  milliseconds?: number,
): Promise<unknown> {
  try {
    const work = () => evaluateSync(tree, evaluation)
    return (milliseconds === undefined ? work() : runWithin(milliseconds, work)).get()
  } catch (error) {
    if (!isOnlyAsync(error)) throw evaluationError(error)
  }
  try {
    return (await evaluate(tree, evaluation)).get()
  } catch (error) {
    throw evaluationError(error)
  }
}

function isOnlyAsync(error: unknown): boolean {
  return error instanceof Error && /executeSync|synchronous|evaluat?eSync/i.test(error.message)
}

function evaluationError(error: unknown): unknown {
  const isUnsupported = error instanceof Error && /^not implemented$/i.test(error.message)
  return isUnsupported ? notImplemented('support one of the GROQ functions in this query') : error
}
