import { identifier, plainColumn } from './statement.ts'

/** The SQL of `select=*,name,alias:name`. An absent or empty list is every column. */
export function selectList(select: string | null): string {
  if (!select || select === '*') return '*'
  return select.split(',').map(selectItem).join(', ')
}

function selectItem(item: string): string {
  if (item.trim() === '*') return '*'
  const [, alias, name = ''] = /^(?:([^:]*):(?!:))?(.*)$/s.exec(item) ?? []
  const column = identifier(plainColumn(name))
  return alias ? `${column} as ${identifier(alias.trim())}` : column
}
