import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Collected = { path: string; parameters: Record<string, string> }

/**
 * Stands in for the web analytics service and the professional network's tracker: serves scripts that process the
 * page's calls like theirs, and records the requests they send.
 */
export class AnalyticsStandIn {
  readonly requests: Collected[] = []
  readonly #server: Server
  readonly origin: string

  private constructor(server: Server) {
    this.#server = server
    const { port } = server.address() as AddressInfo // a TCP port, not a pipe
    this.origin = `http://127.0.0.1:${port}`
  }

  static async start(): Promise<AnalyticsStandIn> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const standIn = new AnalyticsStandIn(server)
    server.on('request', (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', standIn.origin)
      standIn.requests.push({ path: pathname, parameters: Object.fromEntries(searchParams) })
      const script = scripts[pathname]
      response
        .writeHead(200, {
          'content-type': script ? 'text/javascript' : 'text/plain',
          'access-control-allow-origin': '*',
        })
        .end(script ?? '')
    })
    return standIn
  }

  /** The requests to one of the services: `/collect` or `/network`. */
  sent(path: string): Record<string, string>[] {
    return this.requests.filter((request) => request.path === path).map(({ parameters }) => parameters)
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
}

const scripts: Record<string, string | undefined> = {
  // Only `arguments` objects count as commands. Sets a cookie, and remembers the page.
  '/gtag/js': `{
    const origin = new URL(document.currentScript.src).origin
    const id = new URL(document.currentScript.src).searchParams.get('id')
    let granted = false, set = {}
    document.cookie = '_ga=GA1.1.1; Path=/; Max-Age=3600'
    const take = (command) => {
      if (Object.prototype.toString.call(command) !== '[object Arguments]') return
      const [verb, name, fields] = command
      if (verb === 'consent') granted = (fields.analytics_storage === 'granted')
      if (verb === 'set') set = { ...set, ...name }
      if (verb === 'event' && granted)
        fetch(origin + '/collect?' + new URLSearchParams({ id, event: name, ...set, ...fields }), { keepalive: true })
    }
    for (const command of window.dataLayer) take(command)
    window.dataLayer.push = (...commands) => commands.forEach(take)
  }`,
  '/li.lms-analytics/insight.min.js': `{
    const origin = new URL(document.currentScript.src).origin
    const send = (fields) => fetch(origin + '/network?' + new URLSearchParams({ pid: window._linkedin_partner_id, ...fields }), { keepalive: true })
    send({ call: 'page' })
    const queued = window.lintrk.q ?? []
    window.lintrk = (call, options) => send({ call, ...options })
    for (const [call, options] of queued) window.lintrk(call, options)
  }`,
}
