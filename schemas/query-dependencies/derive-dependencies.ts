import { type ArrayElementNode, type ExprNode, parse } from 'groq-js'
import { type ExtractedSchema, hasAttribute, referencedTypes } from './extracted-schema.ts'

/**
 * A document type that a query reads. `languageParam` is set if the query reads a single language, given by that
 * parameter; `isAddress` if it reads only which document that is and where: its slug and language.
 */
export type Read = { type: string; languageParam?: string; isAddress?: true }

/** What a link needs to know of its target. */
const addressFields: ReadonlySet<string> = new Set(['_id', '_type', 'slug', 'language'])

type Context = {
  schema: ExtractedSchema
  reads: Read[]
  /** The attributes that `@` refers to: in `industries[defined(@->_id)]` it is an item of `industries`. */
  self: string[]
}

/**
 * The document types whose changes can change the result of a query: the types in filters over all documents, and the
 * target types of references that it follows. Assets are left out: they never change.
 * @returns null for a query over documents of any type; its caller sets the cache tags
 * @throws if it follows a reference whose field isn't in the schema
 */
export function deriveDependencies(query: string, schema: ExtractedSchema): Read[] | null {
  const context: Context = { schema, reads: [], self: [] }
  try {
    visit(parse(query, { params: sliceBounds }), context)
  } catch (error) {
    if (error instanceof AnyType) return null
    throw error
  }
  return merge(context.reads)
}

/** The parser needs slice bounds; the dependencies don't depend on them. */
const sliceBounds = { start: 0, end: 1 }

class AnyType extends Error {}

/** Visits every node of a query's parse tree, a plain object in which everything with a `type` is a node. */
function visit(node: unknown, context: Context): void {
  if (Array.isArray(node)) {
    for (const item of node) visit(item, context)
    return
  }
  if (!isNode(node)) return
  if (node.type === 'Everything') throw new AnyType()
  const reference = dereferenced(node)
  if (reference) readReferenced(namesOf(reference.base, context.self), reference, context)
  if (node.type === 'Filter' && node.base.type === 'Everything') readFiltered(node.expr, context)
  else if (reference) visit(reference.base, context)
  else if ('base' in node && node.base) visit(node.base, context)
  const self = 'base' in node && node.base ? namesOf(node.base, context.self) : context.self
  for (const [key, child] of Object.entries(node)) {
    if (key !== 'base') visit(child, { ...context, self })
  }
}

/** `*[_type == "page" && language == $language]` */
function readFiltered(filter: ExprNode, context: Context): void {
  const types = conjuncts(filter).flatMap(typesCompared)
  if (types.length === 0) throw new AnyType()
  const languageParam = conjuncts(filter).map(languageParamOf).find(Boolean)
  for (const type of types) context.reads.push(languageParam ? { type, languageParam } : { type })
}

function conjuncts(node: ExprNode): ExprNode[] {
  return node.type === 'And' ? [...conjuncts(node.left), ...conjuncts(node.right)] : [node]
}

/** The types in `_type == "x"` or `_type in ["x", "y"]`. */
function typesCompared(node: ExprNode): string[] {
  if (node.type !== 'OpCall' || !isAttribute(node.left, '_type')) return []
  const { op, right } = node
  if (op === '==' && right.type === 'Value' && typeof right.value === 'string') return [right.value]
  if (op !== 'in' || right.type !== 'Array') return []
  return right.elements.flatMap(({ value }: ArrayElementNode) =>
    value.type === 'Value' && typeof value.value === 'string' ? [value.value] : [],
  )
}

function languageParamOf(node: ExprNode): string | undefined {
  if (node.type !== 'OpCall' || node.op !== '==' || !isAttribute(node.left, 'language')) return undefined
  return node.right.type === 'Parameter' ? node.right.name : undefined
}

/** Skips types without the only `attribute` that is read: their changes can't affect the result. */
function readReferenced(
  names: string[],
  { attribute, isAddress }: Dereferenced,
  { schema, reads }: Context,
): void {
  const types = names.flatMap((name) => referencedTypes(schema, name))
  if (types.length === 0) {
    throw new Error(`No reference field is called ${names.join(' or ') || '@'}: name the field before "->".`)
  }
  for (const type of types) {
    if (!type.startsWith('sanity.') && (!attribute || hasAttribute(schema, type, attribute)))
      reads.push(isAddress ? { type, isAddress } : { type })
  }
}

type Dereferenced = { base: ExprNode; attribute: string | null; isAddress: boolean }

/** The reference that `field->`, `field->attribute` or `field->{ … }` follows. */
function dereferenced(node: ExprNode): Dereferenced | null {
  if (node.type === 'Deref') return { base: node.base, attribute: null, isAddress: false }
  if (!('base' in node) || node.base?.type !== 'Deref') return null
  const { base } = node.base
  if (node.type === 'Projection') return { base, attribute: null, isAddress: readsAddress(node.expr) }
  if (node.type !== 'AccessAttribute') return null
  const attribute = node.name.startsWith('_') ? null : node.name
  return { base, attribute, isAddress: addressFields.has(node.name) }
}

/** Whether a projection reads nothing but the fields of a URL. */
function readsAddress(node: unknown): boolean {
  if (Array.isArray(node)) return node.every(readsAddress)
  if (!isNode(node)) return true
  if (node.type === 'AccessAttribute')
    return node.base ? readsAddress(node.base) : addressFields.has(node.name)
  const reads = { Object: true, ObjectAttributeValue: true, FuncCall: true, Value: true }
  return node.type in reads && Object.values(node).every(readsAddress)
}

/** The names of the fields that a node refers to. */
function namesOf(node: ExprNode, self: string[]): string[] {
  switch (node.type) {
    case 'This':
      return self
    case 'AccessAttribute':
      return [node.name]
    case 'FuncCall':
      return node.args.flatMap((arg: ExprNode) => namesOf(arg, self))
    default:
      return 'base' in node && node.base ? namesOf(node.base, self) : []
  }
}

/**
 * Merges the reads of each type. A type that is read in every language anywhere has no `languageParam`, and includes
 * its addresses.
 */
function merge(reads: Read[]): Read[] {
  const byType = Map.groupBy(reads, ({ type }) => type)
  return [...byType]
    .flatMap(([type, all]): Read[] => {
      const whole = all.filter(({ isAddress }) => !isAddress)
      const addresses: Read[] = whole.length < all.length ? [{ type, isAddress: true }] : []
      if (whole.length === 0) return addresses
      const [first, ...others] = new Set(whole.map(({ languageParam }) => languageParam))
      return first && others.length === 0 ? [{ type, languageParam: first }, ...addresses] : [{ type }]
    })
    .sort((a, b) => a.type.localeCompare(b.type))
}

function isAttribute(node: ExprNode, name: string): boolean {
  return node.type === 'AccessAttribute' && !node.base && node.name === name
}

function isNode(value: unknown): value is ExprNode {
  return typeof value === 'object' && value !== null && 'type' in value
}
