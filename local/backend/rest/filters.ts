import { notSupported, parseError } from '../backend-error.ts'
import type { Table } from './schema-cache.ts'
import { columnType, identifier, plainColumn, type Values } from './statement.ts'

const comparisons = new Map([
  ['eq', '='],
  ['neq', '<>'],
  ['gt', '>'],
  ['gte', '>='],
  ['lt', '<'],
  ['lte', '<='],
])
const patterns = ['like', 'ilike']
const isOperands = ['null', 'true', 'false', 'unknown']
const hostedOnly = /^(in|match|imatch|isdistinct|fts|plfts|phfts|wfts|cs|cd|ov|sl|sr|nxr|nxl|adj)$|\(/

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
  const symbol = comparisons.get(operator)
  let sql: string
  if (symbol) sql = `${column} ${symbol} ${values.bind(operand, columnType(table, plainColumn(name)))}`
  else if (patterns.includes(operator))
    sql = `${column} ${operator} ${values.bind(operand.replaceAll('*', '%'))}`
  else if (operator === 'is' && isOperands.includes(operand)) sql = `${column} is ${operand}`
  else if (operator === 'is' && operand === 'not_null') sql = `${column} is not null`
  else if (hostedOnly.test(operator)) throw notSupported(`the filter operator "${operator}"`)
  else throw parseError('filter', text)
  return negated ? `not (${sql})` : sql
}
