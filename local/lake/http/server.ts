/** From a request to an answer: host, identity, route, error. A bad request never takes the process down. */
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { corsHeaders, isLocalHost, preflightHeaders } from '../access/cors.ts'
import { authorize, type Identity, identify, isStudio } from '../access/identity.ts'
import { LakeError, notFound, notImplemented, refuse } from '../lake-error.ts'
import type { Lake } from '../lake-parts.ts'
import { readBody } from './call.ts'
import { findRoute, type Route } from './route.ts'
import { sendResponse } from './send.ts'

export const TICKET = 'lakeTicket'

export function createLakeServer(routes: readonly Route[], lake: Lake): Server {
  return createServer((request, reply) => {
    respond(request, routes, lake)
      .then((response) => sendResponse(response, request, reply))
      .catch((error: unknown) => giveUp(error, reply))
  })
}

async function respond(request: IncomingMessage, routes: readonly Route[], lake: Lake): Promise<Response> {
  const { headers } = request
  if (!isLocalHost(headers.host)) return errorResponse(refuse(421, 'Misdirected Request', 'Unknown host.'))
  const cors = corsHeaders(headers.origin, isStudio(headers.origin, lake.options.studioOrigins))
  try {
    const url = requestUrl(request)
    const ticket = url.searchParams.get(TICKET) ?? ''
    if (request.method === 'OPTIONS') return preflight(headers, lake.tickets.isOpen(ticket), lake)
    const admitted = lake.tickets.redeem(ticket)
    const identity = admitted ?? identify(headers, lake.options)
    const response = await dispatch(request, url, identity, routes, lake)
    return withHeaders(response, admitted ? corsHeaders(headers.origin, true) : cors)
  } catch (error) {
    return withHeaders(errorResponse(error), cors)
  }
}

function preflight(headers: IncomingHttpHeaders, hasTicket: boolean, lake: Lake): Response {
  const allowed = hasTicket || isStudio(headers.origin, lake.options.studioOrigins)
  const more = allowed ? preflightHeaders(headers) : {}
  return new Response(null, { status: 204, headers: { ...corsHeaders(headers.origin, allowed), ...more } })
}

async function dispatch(
  request: IncomingMessage,
  url: URL,
  identity: Identity,
  routes: readonly Route[],
  lake: Lake,
): Promise<Response> {
  const method = request.method ?? 'GET'
  const [, version = '', rest = url.pathname] = /^\/v([^/]+)(\/.*)$/.exec(url.pathname) ?? []
  const found = findRoute(routes, method === 'HEAD' ? 'GET' : method, rest)
  if (!found) throw notImplemented(`answer ${method} ${rest}`)
  const { route, path } = found
  if (path.dataset !== undefined && path.dataset !== lake.options.dataset) {
    throw notFound(`Dataset "${path.dataset}" not found for project ID "${lake.options.projectId}"`)
  }
  authorize(identity, route.need)
  const bytes = (limit: number) => readBody(request, limit)
  return route.handle({ method, url, version, path, headers: request.headers, identity, bytes }, lake)
}

function requestUrl(request: IncomingMessage): URL {
  const url = URL.parse(request.url ?? '/', 'http://localhost')
  if (url) return url
  throw refuse(400, 'Bad Request', 'The address is malformed.')
}

function errorResponse(error: unknown): Response {
  if (error instanceof LakeError) return Response.json(error.body, { status: error.status })
  console.error('Content lake:', error)
  const body = {
    statusCode: 500,
    error: 'Internal Server Error',
    message: 'The content lake failed. Its log says why.',
  }
  return Response.json(body, { status: 500 })
}

function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'vary') response.headers.append(name, value)
    else response.headers.set(name, value)
  }
  return response
}

function giveUp(error: unknown, reply: ServerResponse): void {
  console.error('Content lake:', error)
  reply.destroy()
}
