/** Reads request parameters and bodies. */
import type { RequestContext } from '../context.ts'
import { isRecord, type JsonRecord } from '../json.ts'
import { badRequest } from '../lake-error.ts'

/** More than any document of a Studio needs, and far less than would overflow the stack. */
const maxDepth = 200

/** The body as a JSON object; `{}` if it is empty. Throws 400 for anything else. */
export async function jsonBody(c: RequestContext): Promise<JsonRecord> {
  const text = await c.req.text()
  const value = text.trim() === '' ? {} : parseJson(text, 'The body')
  if (!isRecord(value)) throw badRequest('The body must be a JSON object.')
  if (isDeeperThan(maxDepth, value)) throw badRequest(`The body is nested more than ${maxDepth} levels deep.`)
  return value
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner))
}

export function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest(`${what} is not valid JSON.`)
  }
}

export const searchParams = (c: RequestContext) => new URL(c.req.url).searchParams

/** Query parameters `$name`, whose values are JSON. */
export function groqParams(search: URLSearchParams): JsonRecord {
  const named = [...search].filter(([name]) => name.startsWith('$'))
  return Object.fromEntries(
    named.map(([name, value]) => [name.slice(1), parseJson(value, `Parameter ${name}`)]),
  )
}

export const flag = (search: URLSearchParams, name: string) => search.get(name) === 'true'

/** The comma-separated ids in a path, without duplicates. */
export const pathIds = (c: RequestContext) => [...new Set((c.req.param('ids') ?? '').split(','))]

/** The requested API version: `1`, `2025-02-19` or `X`. */
export const apiVersion = (c: RequestContext) => (c.req.param('version') ?? '').replace(/^v/, '')
