/** Parses `select=*,alias:name,author:people!key!inner(name,books(title))`. */
import { notSupported } from '../backend-error.ts'
import { plainColumn } from './statement.ts'

type Column = { kind: 'column'; name: string; alias: string | undefined }

/** Rows of a related table. Source: https://docs.postgrest.org/en/stable/references/api/resource_embedding.html */
export type Embed = {
  kind: 'embed'
  /** A table, or the foreign key or its column that leads to one. */
  target: string
  /** Its name in the result and in filters. */
  key: string
  /** The foreign key, column or join table to use where there is a choice. */
  hint: string | undefined
  /** Whether rows without related ones are left out. */
  isInner: boolean
  items: SelectItem[]
}

export type SelectItem = Column | Embed

/** More than any page needs; each level takes time to parse. */
const maxDepth = 16

const embedPattern = /^(?:([^:(]*):(?!:))?([^!(]+)((?:![^!(]+)*)\((.*)\)$/s

/** Missing or empty means every column. */
export function parseSelect(select: string | null): SelectItem[] {
  return parseItems(select || '*', 0)
}

function parseItems(list: string, depth: number): SelectItem[] {
  if (depth > maxDepth) throw notSupported(`more than ${maxDepth} levels of related tables`)
  return splitList(list).map((item) => parseItem(item.trim(), depth))
}

function parseItem(item: string, depth: number): SelectItem {
  const [, alias, target, modifiers, inside] = embedPattern.exec(item) ?? []
  if (target === undefined || modifiers === undefined || inside === undefined) return parseColumn(item)
  if (target === 'count' && inside === '') throw notSupported(`the aggregate "${item}"`)
  const name = plainColumn(target)
  const [hint, ...more] = modifiers.split('!').filter((part) => part && part !== 'inner' && part !== 'left')
  if (more.length) throw notSupported(`several hints in "${item}"`)
  return {
    kind: 'embed',
    target: name,
    key: alias?.trim() || name,
    hint,
    isInner: modifiers.split('!').includes('inner'),
    items: parseItems(inside, depth + 1),
  }
}

function parseColumn(item: string): Column {
  const [, alias, name = ''] = /^(?:([^:]*):(?!:))?(.*)$/s.exec(item) ?? []
  return { kind: 'column', name: plainColumn(name), alias: alias?.trim() || undefined }
}

/** Splits `a.eq.1,and(b.gt.2,c.lt.3),d.eq."x,y"` at its outer commas, not inside quotes or parentheses. */
export function splitList(text: string): string[] {
  if (!text) return []
  const items = ['']
  let depth = 0
  for (const [token] of text.matchAll(/"(?:\\.|[^"\\])*"|[(),"]|[^"(),]+/gs)) {
    if (token === '(') depth += 1
    if (token === ')') depth -= 1
    if (token === ',' && depth === 0) items.push('')
    else items.push((items.pop() ?? '') + token)
  }
  return items
}

/** The text of an item without its double quotes and backslash escapes. */
export function unquoted(item: string): string {
  const [, inside] = /^"(.*)"$/s.exec(item) ?? []
  return inside === undefined ? item : inside.replace(/\\(.)/gs, '$1')
}
