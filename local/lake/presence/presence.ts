/**
 * Presence: who has which document open, over the WebSocket that the Studio opens: JSON-RPC, broadcast to all
 * subscribers.
 */
import { randomUUID } from 'node:crypto'
import { upgradeWebSocket } from '@hono/node-server'
import { Hono } from 'hono'
import type { WSContext, WSEvents } from 'hono/ws'
import { identityOf } from '../access/identity.ts'
import { requiredRole } from '../access/required-role.ts'
import type { LakeApp, LakeEnv, RequestContext } from '../context.ts'
import { isRecord, type JsonRecord } from '../json.ts'
import { LakeError } from '../lake-error.ts'
import type { LakeOptions } from '../options.ts'

export const maxPresenceMessageBytes = 64 * 1024

const heartbeatMilliseconds = 20_000
/** A close code: https://www.rfc-editor.org/rfc/rfc6455#section-7.4.1 */
const policyViolation = 1008

type Message = { id: unknown; method: string; params: JsonRecord }
type Subscriptions = Map<WSContext, Set<string>>

/** Editors only: another site's page can open a WebSocket, but can't forge its origin. */
export function createPresenceRoute(): LakeApp {
  const byDataset = new Map<string, Subscriptions>()
  const connect = upgradeWebSocket((c: RequestContext) => {
    const { options } = c.get('lake')
    const subscriptions = byDataset.get(options.dataset) ?? new Map()
    byDataset.set(options.dataset, subscriptions)
    return presenceOf(c, subscriptions)
  })
  return new Hono<LakeEnv>().get('/socket/:dataset', requiredRole('editor'), connect)
}

function presenceOf(c: RequestContext, subscriptions: Subscriptions): WSEvents {
  const lake = c.get('lake')
  const headers = new Headers(c.req.raw.headers)
  let { userId } = c.get('identity')
  let heartbeat: NodeJS.Timeout | undefined
  return {
    onOpen(_event, socket) {
      subscriptions.set(socket, new Set())
      heartbeat = setInterval(() => socket.send('♥'), heartbeatMilliseconds)
    },
    onClose(_event, socket) {
      clearInterval(heartbeat)
      subscriptions.delete(socket)
    },
    onMessage({ data }, socket) {
      const message = typeof data === 'string' ? parseMessage(data) : undefined
      if (!message) return
      if (message.method === 'authorization') {
        const user = authorizedUser(message, headers, lake.options)
        if (!user) return socket.close(policyViolation, 'Session not found')
        userId = user
      }
      receive(message, socket, userId, subscriptions)
    },
  }
}

/**
 * A browser can't send a token when it opens a WebSocket; the Studio sends it in the first message. Undefined for an
 * unknown token.
 */
function authorizedUser({ params }: Message, headers: Headers, options: LakeOptions): string | undefined {
  const authorization = String(params.authorization)
  if (!/^[\x20-\x7e]+$/.test(authorization)) return undefined // no value of a header
  headers.set('authorization', authorization)
  try {
    return identityOf(headers, options).userId
  } catch (error) {
    if (error instanceof LakeError) return undefined
    throw error
  }
}

function receive(message: Message, socket: WSContext, userId: string, subscriptions: Subscriptions): void {
  const { id, method, params } = message
  let result: unknown = true
  if (method === 'presence_subscribe') {
    result = randomUUID()
    subscriptions.get(socket)?.add(String(result))
  }
  if (method === 'presence_unsubscribe') subscriptions.get(socket)?.delete(String(params.subscriptionId))
  socket.send(JSON.stringify({ jsonrpc: '2.0', id, result }))
  const event = eventOf(method, params, userId)
  if (event) broadcast(event, subscriptions)
}

function eventOf(method: string, { data, session }: JsonRecord, userId: string): JsonRecord | undefined {
  if (method === 'presence_announce') return { type: 'state', i: userId, m: data }
  if (method === 'presence_rollcall') return { type: 'rollCall', i: userId, session }
  if (method === 'presence_disconnect') return { type: 'disconnect', i: userId, m: { session } }
  return undefined
}

function broadcast(result: JsonRecord, subscriptions: Subscriptions): void {
  for (const [socket, ids] of subscriptions) {
    for (const subscription of ids) {
      const params = { subscription, result }
      socket.send(JSON.stringify({ jsonrpc: '2.0', method: 'presence_subscription', params }))
    }
  }
}

function parseMessage(text: string): Message | undefined {
  try {
    const message: unknown = JSON.parse(text)
    if (!isRecord(message) || typeof message.method !== 'string') return undefined
    return { id: message.id, method: message.method, params: isRecord(message.params) ? message.params : {} }
  } catch {
    return undefined
  }
}
