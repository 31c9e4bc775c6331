import { parseSync } from 'oxc-parser'

/** Attributes and properties whose text visitors read or hear. */
const ofTitles = ['absolute', 'default', 'template']
const spoken = new Set([
  ...ofTitles,
  'alt',
  'title',
  'label',
  'placeholder',
  'description',
  'text',
  'summary',
  'caption',
])
const spokenAttributes = new Set([
  ...spoken,
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
])

type Node = { type: string; start: number; [field: string]: unknown }

export type TypedText = { line: number; text: string }

/**
 * Finds text for visitors in a module that doesn't come from the content lake: text between tags, and in attributes or
 * properties that are shown or announced.
 */
export function visitorText(file: string, source: string): TypedText[] {
  const found: TypedText[] = []
  const report = (node: Node, text: unknown) => {
    // A placeholder is no text. French has a space before some punctuation.
    if (typeof text === 'string' && /\p{L}{2}|[:;!?]/u.test(text.replaceAll(/\{\w+\}/g, ''))) {
      found.push({ line: source.slice(0, node.start).split('\n').length, text: text.trim() })
    }
  }
  walk(parseSync(file, source).program, (node) => {
    if (node.type === 'JSXText') report(node, node.value)
    if (node.type === 'JSXExpressionContainer')
      for (const text of literalsOf(node.expression)) report(node, text)
    if (node.type === 'JSXAttribute' && spokenAttributes.has(nameOf(node.name))) {
      for (const text of literalsOf(node.value)) report(node, text)
    }
    if (node.type === 'Property' && spoken.has(nameOf(node.key))) {
      for (const text of literalsOf(node.value)) report(node, text)
    }
  })
  return found
}

/**
 * The possible texts of an expression: itself, or both sides of a condition. Attributes of elements are checked
 * separately.
 */
function literalsOf(value: unknown): unknown[] {
  if (!isNode(value)) return []
  switch (value.type) {
    case 'JSXExpressionContainer':
      return literalsOf(value.expression)
    case 'Literal':
      return [value.value]
    case 'TemplateLiteral':
      return Array.isArray(value.quasis) ? value.quasis.map((part) => part.value?.cooked) : []
    case 'ConditionalExpression':
      return [...literalsOf(value.consequent), ...literalsOf(value.alternate)]
    case 'LogicalExpression':
      return [...literalsOf(value.left), ...literalsOf(value.right)]
    default:
      return []
  }
}

function nameOf(node: unknown): string {
  return isNode(node) ? String(node.name ?? node.value ?? '') : ''
}

function walk(node: unknown, visit: (node: Node) => void, inAttribute = false): void {
  if (Array.isArray(node)) {
    for (const item of node) walk(item, visit, inAttribute)
    return
  }
  if (!isNode(node)) return
  // Attribute values are checked by the attribute's name.
  if (!(inAttribute && node.type === 'JSXExpressionContainer')) visit(node)
  for (const value of Object.values(node)) walk(value, visit, node.type === 'JSXAttribute')
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
