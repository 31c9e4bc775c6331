import type { IncomingMessage, ServerResponse } from 'node:http'
import { writeHead } from './send-response.ts'

/** What a load balancer asks: whether the process is alive, and whether it accepts visitors. */
export class Health {
  #isReady = true

  /** From now on `/api/ready` says no, and every response ends its connection. */
  drain(): void {
    this.#isReady = false
  }

  /** Responds to `/api/health` and `/api/ready`. @returns false for other paths. */
  respond(request: IncomingMessage, response: ServerResponse): boolean {
    if (!this.#isReady) response.shouldKeepAlive = false
    const { url } = request
    if (url !== '/api/health' && url !== '/api/ready') return false
    const isUp = url === '/api/health' || this.#isReady
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
    writeHead(request, response, isUp ? 200 : 503, headers)
    response.end(JSON.stringify({ status: isUp ? 'up' : 'ending' }))
    return true
  }
}
