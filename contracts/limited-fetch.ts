/**
 * A `fetch` whose responses fail once they have more than `maxBytes`: a service that never stops sending would fill the
 * memory, whatever the timeout is.
 */
export function limitedFetch(
  maxBytes: number,
  send: typeof fetch = (...args) => fetch(...args),
): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init)
    if (!response.body) return response
    let received = 0
    const limited = response.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          received += chunk.length
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
