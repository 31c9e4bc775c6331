/**
 * groq-js asks its host to resolve references. No other hook lets an evaluation call our code, so a node that we
 * evaluate ourselves becomes a reference whose "target" is the result.
 */
import type { LakeDocument } from '../store/document.ts'
import type { GroqNode } from './groq.ts'
import { type Bindings, candidates, type IndexLookup } from './index-lookup.ts'
import { bindingSeparator, keySeparator, noKeys } from './outer-scope.ts'
import type { View } from './view.ts'

/** Prefixes of the ids that stand for lookups and functions; no document id contains them. */
const lookupPrefix = '\u0000'
const functionPrefix = '\u0004'

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
  if (id.startsWith(functionPrefix)) return callFunction(id.slice(functionPrefix.length), plan, view)
  if (!id.startsWith(lookupPrefix)) return view.get(id)
  const [position, ...texts] = id.slice(lookupPrefix.length).split(bindingSeparator)
  const bindings: Bindings = texts.map((keys) => (keys === noKeys ? undefined : keys.split(keySeparator)))
  const lookup = plan.lookups[Number(position)]
  return (lookup && candidates(lookup, bindings, view)) ?? view.all
}

function callFunction(reference: string, { functions }: Plan, view: View): unknown {
  const end = reference.indexOf(keySeparator)
  const document = view.get(reference.slice(end + 1))
  return document && functions[Number(reference.slice(0, end))]?.(document, view)
}

/** A node for the candidates of a lookup; `bindings` are expressions of the outer scope. */
export function lookupNode(lookup: IndexLookup, bindings: GroqNode[], plan: Plan): GroqNode {
  const start = valueNode(lookupPrefix + String(plan.lookups.push(lookup) - 1))
  return derefNode(
    bindings.reduce((left, keys) => plus(plus(left, valueNode(bindingSeparator)), keys), start),
  )
}

/** A node for the result of `work` on the document in scope. */
export function functionNode(work: DocumentFunction, plan: Plan): GroqNode {
  const prefix = functionPrefix + String(plan.functions.push(work) - 1) + keySeparator
  return derefNode(plus(valueNode(prefix), { type: 'AccessAttribute', name: '_id' }))
}

function derefNode(reference: GroqNode): GroqNode {
  const attributes = [{ type: 'ObjectAttributeValue', name: '_ref', value: reference }]
  return { type: 'Deref', base: { type: 'Object', attributes } }
}

const valueNode = (value: string): GroqNode => ({ type: 'Value', value })
const plus = (left: GroqNode, right: GroqNode): GroqNode => ({ type: 'OpCall', op: '+', left, right })
