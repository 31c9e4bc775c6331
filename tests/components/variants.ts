import { schemaTypes } from '@tidewright/schemas/registry.ts'

/** The parts of a schema definition that the variants use; each kind of definition has some of them. */
type Definition = {
  name: string
  type: string
  fields?: readonly Definition[]
  of?: readonly Definition[]
  options?: { counter?: number }
  validation?: (rule: unknown) => unknown
}
export type Content = { _type?: unknown; [field: string]: unknown }
/** Returns the value for a field; undefined for none. */
type Change = (field: Definition, value: unknown) => unknown

const types = new Map(schemaTypes.map((definition) => [definition.name, definition as Definition]))
/** The Studio's built-in types and types with interdependent parts, which are kept as they are. */
const whole = new Set(['link', 'slug', 'reference', 'picture', 'image', 'seo'])

/** Content of a schema type with only the fields required for publishing. */
export function withoutOptional<Value extends Content>(content: Value): Value {
  return change(content, (field, value) => (isRequired(field) ? value : undefined))
}

/** Content with every text as long as allowed, with words longer than a line on a phone. */
export function withLongestTexts<Value extends Content>(content: Value): Value {
  return change(content, ({ options }, value) =>
    typeof value === 'string' && options?.counter ? lengthen(value, options.counter) : value,
  )
}

function change<Value extends Content>(content: Value, apply: Change): Value {
  const fields = types.get(String(content._type))?.fields ?? []
  return { ...content, ...changeFields(fields, content, apply) }
}

function changeFields(fields: readonly Definition[], content: Content, apply: Change): Content {
  const changed: Content = {}
  for (const field of fields) {
    if (field.name in content)
      changed[field.name] = changeValue(field, apply(field, content[field.name]), apply)
  }
  return changed
}

function changeValue(field: Definition, value: unknown, apply: Change): unknown {
  if (whole.has(field.type)) return value
  if (Array.isArray(value)) return value.map((item) => changeItem(item, apply))
  if (!isContent(value)) return value
  return { ...value, ...changeFields(field.fields ?? types.get(field.type)?.fields ?? [], value, apply) }
}

function changeItem(item: unknown, apply: Change): unknown {
  return isContent(item) && !whole.has(String(item._type)) ? change(item, apply) : item
}

function isContent(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a field's validation requires a value: it runs with a rule that records its calls. */
function isRequired({ validation }: Definition): boolean {
  let required = false
  const rule: unknown = new Proxy(
    {},
    {
      get:
        (_rule, method) =>
        (...args: unknown[]) => {
          if (method === 'required' || (method === 'min' && Number(args[0]) > 0)) required = true
          return rule
        },
    },
  )
  validation?.(rule)
  return required
}

/** Words as in German and Finnish; the markup characters show whether everything is escaped. */
const long =
  ' Zusammenarbeitsprozessautomatisierungsvereinbarung & <b>lentokonesuihkuturbiinimoottori</b> "l’été"'

function lengthen(text: string, max: number): string {
  return (text + long.repeat(Math.ceil(max / long.length))).slice(0, max)
}
