import { notSupported, parseError } from '../backend-error.ts'
import type { Table } from './schema-cache.ts'
import { columnType, identifier, plainColumn, type Values } from './statement.ts'

const patterns = ['like', 'ilike']
const hostedOnly =
  /^(neq|gte?|lte?|is|in|match|imatch|isdistinct|fts|plfts|phfts|wfts|cs|cd|ov|sl|sr|nxr|nxl|adj)$|\(/

/** Query parameters that are not filters. */
const reserved = ['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']

export function whereClause(conditions: string[]): string {
  return conditions.length ? ` where ${conditions.join(' and ')}` : ''
}

/** The SQL of a request's filters; `table.name` is the table's name in the statement. */
export function filterConditions(params: URLSearchParams, table: Table, values: Values): string[] {
  return [...params]
    .filter(([name]) => !reserved.includes(name))
    .map(([name, value]) => condition(name, value, table, values))
}

function condition(name: string, text: string, table: Table, values: Values): string {
  if (/^(not\.)?(and|or)$/.test(name)) throw notSupported(`the group of filters "${name}"`)
  const [, negated, operator = '', operand = ''] = /^(not\.)?([a-z]+(?:\([^)]*\))?)\.(.*)$/s.exec(text) ?? []
  const column = `${identifier(table.name)}.${identifier(plainColumn(name))}`
  let sql: string
  if (operator === 'eq') sql = `${column} = ${values.bind(operand, columnType(table, plainColumn(name)))}`
  else if (patterns.includes(operator))
    sql = `${column} ${operator} ${values.bind(operand.replaceAll('*', '%'))}`
  else if (operator === 'is' && operand === 'null') sql = `${column} is null`
  else if (hostedOnly.test(operator)) throw notSupported(`the filter "${text}"`)
  else throw parseError('filter', text)
  return negated ? `not (${sql})` : sql
}
