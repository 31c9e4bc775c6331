import { notParsed } from './rest-failure.ts'
import { identifier, plainColumn } from './statement.ts'

/** `max_rows` of `supabase/config.toml`. */
const maxRows = 1000

export type Page = { limit: number; offset: number }

/** Which rows are asked for, by `limit` and `offset` or by a `Range: 0-9` header. */
export function pageOf(params: URLSearchParams, headers: Headers): Page {
  const [, first, last] = /^(\d+)-(\d*)$/.exec(headers.get('range') ?? '') ?? []
  const offset = whole('offset', params.get('offset') ?? first ?? '0')
  const ranged = first && last ? Number(last) - Number(first) + 1 : maxRows
  const limit = whole('limit', params.get('limit') ?? String(Math.max(ranged, 0)))
  return { limit: Math.min(limit, maxRows), offset }
}

function whole(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw notParsed(name, text)
  return Number(text)
}

/** The SQL of `order=created_at.desc.nullslast,name`, or an empty text. */
export function orderBy(order: string | null): string {
  return order ? ` order by ${order.split(',').map(orderItem).join(', ')}` : ''
}

function orderItem(item: string): string {
  const [name = '', ...modifiers] = item.split('.')
  const words: string[] = modifiers.map((modifier) => {
    if (modifier === 'asc' || modifier === 'desc') return modifier
    if (modifier === 'nullsfirst') return 'nulls first'
    if (modifier === 'nullslast') return 'nulls last'
    throw notParsed('order', item)
  })
  return [identifier(plainColumn(name)), ...words].join(' ')
}
