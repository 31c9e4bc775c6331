/** A document in the Studio's current editing state. */
export type Draft = { [field: string]: unknown }

type EditedField = { id: string; path: string }

/**
 * Parses `id=page-about;type=page;path=sections:hero.heading;base=%2F`, by which the Studio finds the field of an
 * element.
 */
export function editedField(attribute: string): EditedField | null {
  const parts = new Map(
    attribute.split(';').map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]),
  )
  const [id, path] = [parts.get('id'), parts.get('path')]
  return id && path ? { id: decodeURIComponent(id), path: decodeURIComponent(path) } : null
}

/** The value at a path such as `sections:hero.stats:a.label`; list items are addressed by their key. */
export function valueAt(document: Draft, path: string): unknown {
  return path.split('.').reduce<unknown>((value, segment) => {
    const [field = '', key] = segment.split(':')
    const inner = fieldOf(value, field)
    if (key === undefined) return inner
    return Array.isArray(inner) ? inner.find((item) => fieldOf(item, '_key') === key) : undefined
  }, document)
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined
}

/**
 * Shows edits immediately in elements whose whole content is the text of a field. Anything else, such as a text with a
 * figure, waits for the re-rendered page.
 */
export function showDraft(root: ParentNode, id: string, document: Draft): void {
  for (const element of root.querySelectorAll('[data-sanity]')) {
    const field = editedField(element.getAttribute('data-sanity') ?? '')
    const [text, ...others] = element.childNodes
    if (field?.id !== id || others.length > 0 || text?.nodeType !== 3) continue
    const value = valueAt(document, field.path)
    if (typeof value === 'string' && value && !value.includes('{') && text.nodeValue !== value) {
      text.nodeValue = value
    }
  }
}
