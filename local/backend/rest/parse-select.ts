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
