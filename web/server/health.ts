import type { IncomingMessage, ServerResponse } from 'node:http'
import { writeHead } from './send-response.ts'

/** What a load balancer asks: whether the process is alive, and whether it accepts visitors. */
export class Health {
  #isReady = true

  /** From now on `/api/ready` says no. */
  drain(): void {
    this.#isReady = false
  }

  /** Responds to `/api/health` and `/api/ready`. @returns false for other paths. */
  respond(request: IncomingMessage, response: ServerResponse): boolean {
    const { url } = request
    if (url !== '/api/health' && url !== '/api/ready') return false
    const isUp = url === '/api/health' || this.#isReady
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
    writeHead(request, response, isUp ? 200 : 503, headers)
    response.end(JSON.stringify({ status: isUp ? 'up' : 'ending' }))
    return true
  }
}
