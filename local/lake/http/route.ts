/** Which handler answers which address. */
import type { Need } from '../access/identity.ts'
import { badRequest } from '../lake-error.ts'
import type { Lake } from '../lake-parts.ts'
import type { Call } from './call.ts'

export type Handler = (call: Call, lake: Lake) => Response | Promise<Response>

export type Route = {
  method: string
  /** Segments; `:name` matches one segment, a final `*` the rest. */
  pattern: string
  need: Need
  handle: Handler
}

type Match = { route: Route; path: Record<string, string> }

/** The first route for an address, or `undefined`. */
export function findRoute(routes: readonly Route[], method: string, pathname: string): Match | undefined {
  const segments = pathname.split('/').filter((segment) => segment !== '')
  for (const route of routes) {
    const path = route.method === method && matchPattern(route.pattern, segments)
    if (path) return { route, path }
  }
  return undefined
}

function matchPattern(pattern: string, segments: string[]): Record<string, string> | undefined {
  const wanted = pattern.split('/').filter((segment) => segment !== '')
  const open = wanted.at(-1) === '*'
  if (open ? segments.length < wanted.length - 1 : segments.length !== wanted.length) return undefined
  const path: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const segment = segments[index] ?? ''
    if (part.startsWith(':')) path[part.slice(1)] = decode(segment)
    else if (part !== '*' && part !== segment) return undefined
  }
  return path
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw badRequest('The address is not valid percent-encoding.')
  }
}
