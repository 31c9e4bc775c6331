import type { IncomingMessage, ServerResponse } from 'node:http'

/** What a balancer asks: whether the process lives, and whether it takes visitors. */
export class Health {
  #isReady = true

  /** From now on no new visitors, please. */
  drain(): void {
    this.#isReady = false
  }

  /** Answers `/api/health` and `/api/ready`. @returns false for other addresses. */
  answer({ url }: IncomingMessage, response: ServerResponse): boolean {
    if (url !== '/api/health' && url !== '/api/ready') return false
    const isWell = url === '/api/health' || this.#isReady
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
    response.writeHead(isWell ? 200 : 503, headers).end(JSON.stringify({ status: isWell ? 'up' : 'ending' }))
    return true
  }
}
