/** One JSON value per line, generated while it is read. */
export function ndjson(values: Iterable<unknown>): Response {
  const iterator = values[Symbol.iterator]()
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = iterator.next()
      if (next.done) controller.close()
      else controller.enqueue(encoder.encode(`${JSON.stringify(next.value)}\n`))
    },
  })
  return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } })
}
