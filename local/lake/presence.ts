/** Who is looking at what, over the WebSocket that the Studio keeps: JSON-RPC, each message passed on to all. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { isLocalHost } from './access/cors.ts'
import { identify } from './access/identity.ts'
import type { LakeOptions } from './options.ts'
import { isRecord } from './record.ts'

const HEARTBEAT_MS = 20_000
const MAX_MESSAGE = 64 * 1024

type Message = { id: unknown; method: string; params: Record<string, unknown> }

export class Presence {
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE })
  private readonly subscriptions = new Map<WebSocket, Set<string>>()
  private readonly options: LakeOptions

  constructor(options: LakeOptions) {
    this.options = options
  }

  /** Takes over the server's WebSockets. Only editors get in: a page elsewhere can open one, but not forge its origin. */
  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy())
      const userId = this.admit(request)
      if (!userId) return refuseUpgrade(socket)
      this.sockets.handleUpgrade(request, socket, head, (peer) => this.join(peer, userId))
    })
  }

  close(): void {
    for (const peer of this.sockets.clients) peer.terminate()
    this.sockets.close()
  }

  private admit(request: IncomingMessage): string | undefined {
    const known = request.url?.includes(`/socket/${this.options.dataset}`)
    if (!known || !isLocalHost(request.headers.host)) return undefined
    try {
      const { role, userId } = identify(request.headers, this.options)
      return role === 'editor' ? userId : undefined
    } catch {
      return undefined
    }
  }

  private join(peer: WebSocket, userId: string): void {
    this.subscriptions.set(peer, new Set())
    const heartbeat = setInterval(() => peer.send('♥'), HEARTBEAT_MS)
    peer.on('error', () => peer.terminate())
    peer.on('close', () => {
      clearInterval(heartbeat)
      this.subscriptions.delete(peer)
    })
    peer.on('message', (data) => {
      const message = parseMessage(data)
      if (message) this.receive(peer, userId, message)
    })
  }

  private receive(peer: WebSocket, userId: string, { id, method, params }: Message): void {
    let result: unknown = true
    if (method === 'presence_subscribe') {
      result = randomUUID()
      this.subscriptions.get(peer)?.add(String(result))
    }
    if (method === 'presence_unsubscribe') this.subscriptions.get(peer)?.delete(String(params.subscriptionId))
    peer.send(JSON.stringify({ jsonrpc: '2.0', id, result }))
    if (method === 'presence_announce') this.tell({ type: 'state', i: userId, m: params.data })
    if (method === 'presence_rollcall') this.tell({ type: 'rollCall', i: userId, session: params.session })
    if (method === 'presence_disconnect')
      this.tell({ type: 'disconnect', i: userId, m: { session: params.session } })
  }

  private tell(result: unknown): void {
    for (const [peer, subscriptions] of this.subscriptions) {
      for (const subscription of subscriptions) {
        const params = { subscription, result }
        peer.send(JSON.stringify({ jsonrpc: '2.0', method: 'presence_subscription', params }))
      }
    }
  }
}

function parseMessage(data: RawData): Message | undefined {
  try {
    const message: unknown = JSON.parse(String(data))
    if (!isRecord(message) || typeof message.method !== 'string') return undefined
    return { id: message.id, method: message.method, params: isRecord(message.params) ? message.params : {} }
  } catch {
    return undefined
  }
}

function refuseUpgrade(socket: Duplex): void {
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
}
