import { notSupported, parseError } from '../backend-error.ts'
import { splitList, unquoted } from './parse-select.ts'
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
const patterns = new Map([
  ['like', 'like'],
  ['ilike', 'ilike'],
])
const isOperands = ['null', 'true', 'false', 'unknown']
const hostedOnly = /^(match|imatch|isdistinct|fts|plfts|phfts|wfts|cs|cd|ov|sl|sr|nxr|nxl|adj)$|\(/

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

function condition(name: string, value: string, table: Table, values: Values): string {
  const [, negated, logic] = /^(not\.)?(and|or)$/.exec(name) ?? []
  if (logic) return negate(negated, group(logic, value, table, values))
  return comparison(name, value, table, values, false)
}

/** `or=(a.eq.1,b.eq.2)`, nested to any depth that fits in a URL. */
function group(logic: string, list: string, table: Table, values: Values): string {
  const [, inside] = /^\((.*)\)$/s.exec(list.trim()) ?? []
  if (!inside) throw parseError('logic tree', list)
  return `(${splitList(inside)
    .map((item) => groupItem(item.trim(), table, values))
    .join(` ${logic} `)})`
}

function groupItem(item: string, table: Table, values: Values): string {
  const [, negated, logic, list] = /^(not\.)?(and|or)(\(.*\))$/s.exec(item) ?? []
  if (logic && list) return negate(negated, group(logic, list, table, values))
  const dot = item.indexOf('.')
  if (dot < 1) throw parseError('logic tree', item)
  return comparison(item.slice(0, dot), item.slice(dot + 1), table, values, true)
}

function comparison(name: string, text: string, table: Table, values: Values, inGroup: boolean): string {
  const [, negated, operator = '', operand = ''] = /^(not\.)?([a-z]+(?:\([^)]*\))?)\.(.*)$/s.exec(text) ?? []
  const column = `${identifier(table.name)}.${identifier(plainColumn(name))}`
  const type = columnType(table, plainColumn(name))
  const single = inGroup ? unquoted(operand) : operand
  const symbol = comparisons.get(operator)
  const pattern = patterns.get(operator)
  let sql: string
  if (symbol) sql = `${column} ${symbol} ${values.bind(single, type)}`
  else if (pattern) sql = `${column} ${pattern} ${values.bind(single.replaceAll('*', '%'))}`
  else if (operator === 'is' && isOperands.includes(single)) sql = `${column} is ${single}`
  else if (operator === 'is' && single === 'not_null') sql = `${column} is not null`
  else if (operator === 'in') sql = membership(column, type, operand, values)
  else if (hostedOnly.test(operator)) throw notSupported(`the filter operator "${operator}"`)
  else throw parseError('filter', text)
  return negate(negated, sql)
}

function membership(column: string, type: string, operand: string, values: Values): string {
  const [, list] = /^\((.*)\)$/s.exec(operand) ?? []
  if (list === undefined) throw parseError('filter', `in.${operand}`)
  const items = splitList(list).map((item) => values.bind(unquoted(item), type))
  return items.length ? `${column} in (${items.join(', ')})` : 'false'
}

function negate(negated: string | undefined, sql: string): string {
  return negated ? `not (${sql})` : sql
}
