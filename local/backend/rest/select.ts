import { identifier, plainColumn } from './statement.ts'

/** The SQL of `select=*,name,alias:name`. Missing or empty means every column. */
export function selectList(select: string | null, table: string): string {
  return (select || '*')
    .split(',')
    .map((item) => selectItem(item, identifier(table)))
    .join(', ')
}

function selectItem(item: string, table: string): string {
  if (item.trim() === '*') return `${table}.*`
  const [, alias, name = ''] = /^(?:([^:]*):(?!:))?(.*)$/s.exec(item) ?? []
  const column = `${table}.${identifier(plainColumn(name))}`
  return alias ? `${column} as ${identifier(alias.trim())}` : column
}
