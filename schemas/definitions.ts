import { schemaTypes } from './registry.ts'

/** What the starter content's compiler and the translators' tool need of a schema type, or of a field of one. */
export type Definition = {
  name?: string
  type: string
  fields?: readonly Definition[]
  of?: readonly Definition[]
  to?: readonly { type: string }[]
  title?: string
  hidden?: unknown
  options?: { list?: unknown }
}

const types = new Map<string, Definition>(
  // The registry's definitions have these fields or lack them, depending on their kind.
  schemaTypes.map((definition) => [definition.name, definition as Definition]),
)

/** The type of the registry with a name, or undefined for the Studio's own types. */
export function namedType(name: string): Definition | undefined {
  return types.get(name)
}

/** @throws when the registry has no such type. */
export function requiredType(name: string): Definition {
  const found = types.get(name)
  if (!found) throw new Error(`There is no schema type "${name}".`)
  return found
}
