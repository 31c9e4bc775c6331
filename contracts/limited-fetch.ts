/**
 * A `fetch` whose responses fail once they have more than `maxBytes`: a service that never stops sending would fill the
 * memory, whatever the timeout is. An event stream has no end; each of its events is limited.
 */
export function limitedFetch(
  maxBytes: number,
  send: typeof fetch = (...args) => fetch(...args),
): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init)
    if (!response.body) return response
    const isStream = /^text\/event-stream/.test(response.headers.get('content-type') ?? '')
    let received = 0
    const limited = response.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          received = (isStream && lengthAfterEvents(chunk)) || received + chunk.length
          if (received > maxBytes)
            controller.error(new Error(`The response has more than ${maxBytes} bytes.`))
          else controller.enqueue(chunk)
        },
      }),
    )
    const { status, statusText, headers } = response
    return new Response(limited, { status, statusText, headers })
  }
}

const latin1 = new TextDecoder('latin1')

/**
 * The bytes from the end of the last whole event in a chunk, which is a blank line; 0 without one.
 * Source: https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream
 */
function lengthAfterEvents(chunk: Uint8Array): number {
  const text = latin1.decode(chunk)
  const end = Math.max(...['\n\n', '\r\n\r\n', '\r\r'].map((blank) => text.lastIndexOf(blank)))
  return end < 0 ? 0 : chunk.length - end
}
