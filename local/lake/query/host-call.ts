/**
 * groq-js asks its host to resolve references. No other hook lets an evaluation call our code, so a node that we
 * evaluate ourselves becomes a reference whose "target" is the result.
 */
import { randomUUID } from 'node:crypto'
import type { LakeDocument } from '../store/document.ts'
import type { GroqNode } from './groq.ts'
import { type Bindings, candidates, type IndexLookup } from './index-lookup.ts'
import { plus, valueNode } from './outer-scope.ts'
import type { View } from './view.ts'

/** Precedes each part of an id that stands for a lookup or a function. It is random so that no document contains it. */
const mark = randomUUID()

type DocumentFunction = (document: LakeDocument, view: View) => unknown

export type Plan = {
  tree: GroqNode
  lookups: IndexLookup[]
  functions: DocumentFunction[]
  /** Whether it was fast when it ran. */
  isFast?: boolean
}

/** Resolves a reference: to a document, the candidates of a lookup, or the result of a function. */
export function dereference(id: string, plan: Plan, view: View): unknown {
  if (!id.startsWith(mark)) return view.get(id)
  const [, kind, position, ...texts] = id.split(mark)
  if (kind === 'function') {
    const document = view.get(texts[0] ?? '')
    return document && plan.functions[Number(position)]?.(document, view)
  }
  const bindings: Bindings = texts.map((text) => (text === '' ? undefined : text.slice(1)))
  const lookup = plan.lookups[Number(position)]
  return (lookup && candidates(lookup, bindings, view)) ?? view.all
}

/** A node for the candidates of a lookup, or all documents; `bindings` are expressions of the outer scope. */
export function lookupNode(lookup: IndexLookup, bindings: GroqNode[], plan: Plan): GroqNode {
  return hostCall('lookup', plan.lookups.push(lookup) - 1, bindings)
}

/** A node for the result of `work` on the document in scope. */
export function functionNode(work: DocumentFunction, plan: Plan): GroqNode {
  return hostCall('function', plan.functions.push(work) - 1, [{ type: 'AccessAttribute', name: '_id' }])
}

function hostCall(kind: 'lookup' | 'function', position: number, texts: GroqNode[]): GroqNode {
  const start = valueNode(mark + kind + mark + String(position))
  const value = texts.reduce((left, text) => plus(plus(left, valueNode(mark)), text), start)
  return {
    type: 'Deref',
    base: { type: 'Object', attributes: [{ type: 'ObjectAttributeValue', name: '_ref', value }] },
  }
}
