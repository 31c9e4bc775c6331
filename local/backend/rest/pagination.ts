import { parseError } from '../backend-error.ts'
import { identifier, plainColumn } from './statement.ts'

/** `max_rows` of `supabase/config.toml`. */
export const maxRows = 1000

export type Page = { limit: number; offset: number }

/** Reads `limit` and `offset`. */
export function parsePage(params: URLSearchParams): Page {
  const offset = wholeNumber('offset', params.get('offset') ?? '0')
  const limit = wholeNumber('limit', params.get('limit') ?? String(maxRows))
  return { limit: Math.min(limit, maxRows), offset }
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw parseError(name, text)
  return Number(text)
}

export function pageClause({ limit, offset }: Page): string {
  return ` limit ${limit} offset ${offset}`
}

/** The SQL of `order=created_at.desc.nullslast,name`; empty without an order. */
export function orderBy(order: string | null, table: string): string {
  if (!order) return ''
  const items = order.split(',').map((item) => orderItem(item, table))
  return ` order by ${items.join(', ')}`
}

function orderItem(item: string, table: string): string {
  const [name = '', ...modifiers] = item.split('.')
  const modifierSql: string[] = modifiers.map((modifier) => {
    if (modifier === 'asc' || modifier === 'desc') return modifier
    if (modifier === 'nullsfirst') return 'nulls first'
    if (modifier === 'nullslast') return 'nulls last'
    throw parseError('order', item)
  })
  return [`${identifier(table)}.${identifier(plainColumn(name))}`, ...modifierSql].join(' ')
}
