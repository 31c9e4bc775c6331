import { oneTimeToken } from '../access/one-time-tokens.ts'
import type { RequestContext } from '../context.ts'

/**
 * Browsers open at most six HTTP/1.1 connections per host, and the Studio needs more event streams than that. The
 * hosted service uses HTTP/2; here each event stream is redirected to its own host name.
 */
const shardCount = 64

let lastShard = 0

/** A redirect to the next shard; `undefined` if the request needs none. */
export function redirectToShard(c: RequestContext): Response | undefined {
  const { options, tokens } = c.get('lake')
  const identity = c.get('identity')
  if (identity.role === 'anonymous') return undefined
  if (!c.req.header('origin') || c.req.query(oneTimeToken)) return undefined
  lastShard = (lastShard + 1) % shardCount
  const { pathname, search } = new URL(c.req.url)
  const url = new URL(pathname + search, `http://sse${lastShard}.localhost:${options.port}`)
  url.searchParams.set(oneTimeToken, tokens.issue(identity))
  c.header('cache-control', 'no-store')
  return c.redirect(url.href, 307)
}

/** Server-sent events. https://html.spec.whatwg.org/multipage/server-sent-events.html */
const heartbeatMs = 15_000
/** A reader with more unread events than this is disconnected; it reconnects by itself. */
const maxBehind = 5_000

export type SendEvent = (name: string, data: unknown, id?: string) => void

/** A response that never ends. `start` receives the function that sends an event, and returns a cleanup function. */
export function eventStream(start: (send: SendEvent) => () => void): Response {
  let stop = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder()
      const write = (text: string) => {
        if ((controller.desiredSize ?? 0) < -maxBehind) {
          stop()
          controller.error(new Error('The reader of an event stream is too far behind.'))
        } else controller.enqueue(encoder.encode(text))
      }
      const send: SendEvent = (name, data, id) =>
        write(`${id ? `id: ${id}\n` : ''}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
      const heartbeat = setInterval(() => write(': heartbeat\n\n'), heartbeatMs)
      let end = () => {}
      let stopped = false
      stop = () => {
        stopped = true
        clearInterval(heartbeat)
        end()
      }
      end = start((name, data, id) => {
        if (!stopped) send(name, data, id)
      })
    },
    cancel: () => stop(),
  })
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
  })
}
