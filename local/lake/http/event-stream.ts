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
