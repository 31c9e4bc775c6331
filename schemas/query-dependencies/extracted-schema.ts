/** A node of the output of `sanity schema extract`: https://www.sanity.io/docs/apis-and-sdks/schema-extraction */
export type SchemaNode = {
  type: string
  name?: string
  dereferencesTo?: string
  attributes?: Record<string, { value: SchemaNode }>
  value?: SchemaNode
  of?: SchemaNode | SchemaNode[]
  rest?: SchemaNode
}

export type ExtractedSchema = readonly SchemaNode[]

/** The target types of all reference fields with this name, in any type. */
export function referencedTypes(schema: ExtractedSchema, field: string): string[] {
  const fields = schema.flatMap((node) => attributesNamed(node, field))
  return [...new Set(fields.flatMap((node) => targets(schema, node)))]
}

export function hasAttribute(schema: ExtractedSchema, type: string, attribute: string): boolean {
  const document = schema.find((node) => node.type === 'document' && node.name === type)
  return document?.attributes?.[attribute] !== undefined
}

function attributesNamed(node: SchemaNode, name: string): SchemaNode[] {
  return children(node).flatMap(([key, child]) => [
    ...(key === name ? [child] : []),
    ...attributesNamed(child, name),
  ])
}

function children({ attributes = {}, value, of, rest }: SchemaNode): [key: string, child: SchemaNode][] {
  const nameless = [value, rest, of].flat().filter((child) => child !== undefined)
  return [
    ...Object.entries(attributes).map(([key, attribute]): [string, SchemaNode] => [key, attribute.value]),
    ...nameless.map((child): [string, SchemaNode] => ['', child]),
  ]
}

/** The target types of a reference, or of a list or union of references. */
function targets(schema: ExtractedSchema, node: SchemaNode): string[] {
  if (node.dereferencesTo) return [node.dereferencesTo]
  if (node.type === 'inline') {
    const named = schema.find(({ name }) => name === node.name)
    return named?.value?.dereferencesTo ? [named.value.dereferencesTo] : []
  }
  return [node.of, node.rest].flat().flatMap((child) => (child ? targets(schema, child) : []))
}
