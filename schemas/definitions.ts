import { schemaTypes } from './registry.ts'

/** The part of a schema type or field that the starter content's compiler and the translations tool need. */
export type Definition = {
  name?: string
  type: string
  fields?: readonly Definition[]
  of?: readonly Definition[]
  to?: readonly { type: string }[]
  title?: string
  hidden?: unknown
  readOnly?: unknown
  options?: { list?: unknown; counter?: number }
}

const types = new Map<string, Definition>(
  // Each kind of definition has some of these fields.
  schemaTypes.map((definition) => [definition.name, definition as Definition]),
)

/** Looks up a schema type by name. @returns undefined for Sanity's built-in types. */
export function namedType(name: string): Definition | undefined {
  return types.get(name)
}

/** Looks up a schema type by name. @throws if the registry doesn't have it. */
export function requiredType(name: string): Definition {
  const found = types.get(name)
  if (!found) throw new Error(`There is no schema type "${name}".`)
  return found
}
